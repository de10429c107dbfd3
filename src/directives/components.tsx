import type { ComponentType, ReactNode } from 'react'
import type { PropsOf } from '../compiler/directive.ts'
import { Element } from '../components/element/element.tsx'
import { type DeferredComponent, deferHydration } from '../components/lazy/deferred.tsx'
import { defineLazy, type LazyComponent } from '../components/lazy/lazy.tsx'
import type { Block } from '../model/page.ts'
import { Details } from './details/details.tsx'
import type { directives } from './directives.ts'

type Definition = Extract<(typeof directives)[number], { shownAs: 'component' }>

/** The properties of a directive's component: those from its definition, and the content as children. */
type Props<Name> = PropsOf<Extract<Definition, { name: Name }>> & { children?: ReactNode }

type Component<Props> = ComponentType<Props> | LazyComponent<Props> | DeferredComponent<Props>

/**
 * The component of every directive that has one. `details` is small and on many pages, so it's part of the app; the
 * others are loaded with the pages that use them. Deferred components are readable as prerendered, and have no controls
 * that a reader could press before their code has been loaded.
 */
const directiveComponents: { [Name in Definition['name']]: Component<Props<Name>> } = {
  demo: deferHydration(
    defineLazy({ load: () => import('./demo/demo.tsx'), pick: (module) => module.Demo }),
  ),
  details: Details,
  diagram: deferHydration(
    defineLazy({
      load: () => import('./diagram/diagram.tsx'),
      pick: (module) => module.Diagram,
      preloadMore: ({ preloadDiagram }, ...wanted) => preloadDiagram(...wanted),
    }),
  ),
  'error-lookup': defineLazy({
    load: () => import('./error-lookup/error-lookup.tsx'),
    pick: (module) => module.ErrorLookup,
  }),
  playground: defineLazy({
    load: () => import('./playground/playground.tsx'),
    pick: (module) => module.Playground,
  }),
  'resource-filter': defineLazy({
    load: () => import('./resource-filter/resource-filter.tsx'),
    pick: (module) => module.ResourceFilter,
  }),
  'rule-filter': defineLazy({
    load: () => import('./rule/rule-filter.tsx'),
    pick: (module) => module.RuleFilter,
  }),
  tab: ({ children }) => children,
  tabs: defineLazy({ load: () => import('./tabs/tabs.tsx'), pick: (module) => module.Tabs }),
  'tutorial-card': defineLazy({
    load: () => import('./tutorial-progress/tutorial-progress.tsx'),
    pick: (module) => module.TutorialCard,
  }),
  'tutorial-progress': defineLazy({
    load: () => import('./tutorial-progress/tutorial-progress.tsx'),
    pick: (module) => module.TutorialProgress,
  }),
  video: defineLazy({ load: () => import('./video/video.tsx'), pick: (module) => module.Video }),
}

/** The compiler has checked the properties of every block. */
type BlockProps = { children?: ReactNode; [name: string]: unknown }

const components = { ...directiveComponents, element: Element } as unknown as {
  [name: string]: ComponentType<BlockProps> & Partial<DeferredComponent<BlockProps>>
}

/**
 * The component that renders blocks with this name.
 * @throws Error when there is none
 */
export function componentFor(name: string): ComponentType<BlockProps> {
  const component = components[name]
  if (!component) throw new Error(`There is no component "${name}".`)
  return component
}

/**
 * Loads the code of all components that these blocks use, so that rendering doesn't wait. If they're already
 * prerendered (`arePrerendered`), deferred ones are left out.
 * @throws the import's error when code can't be loaded; the next call tries again
 */
export async function preloadComponents(blocks: Block[], arePrerendered = false): Promise<void> {
  await Promise.all(
    blocks.map(async (block) => {
      if (typeof block !== 'object') return
      const { component: name, props, blocks: inside = [] } = block
      const component = components[name]
      const isLater = arePrerendered && component?.isDeferred
      await Promise.all([
        isLater || component?.preload?.(props as BlockProps),
        preloadComponents(inside, arePrerendered),
      ])
    }),
  )
}
