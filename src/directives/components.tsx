import type { ComponentType } from 'react'
import { defer } from '../components/lazy/deferred.tsx'
import { defineLazy, type LazyComponent } from '../components/lazy/lazy.tsx'
import type { Block } from '../model/page.ts'
import { Details } from './details/details.tsx'
import { Element } from './element/element.tsx'

export type BlockProps = { blocks: Block[]; [name: string]: unknown }

/** Small, and on most pages: part of the app's code. */
const eagerComponents = {
  details: Details,
  element: Element,
} satisfies { [name: string]: ComponentType<never> }

/** On few pages: loaded with the page that uses them. */
const lazyComponents: { [name: string]: LazyComponent<never> } = {
  'error-lookup': defineLazy({
    load: () => import('./error-lookup/error-lookup.tsx'),
    pick: (module) => module.ErrorLookup,
  }),
  'resource-filter': defineLazy({
    load: () => import('./resource-filter/resource-filter.tsx'),
    pick: (module) => module.ResourceFilter,
  }),
  tabs: defineLazy({ load: () => import('./tabs/tabs.tsx'), pick: (module) => module.Tabs }),
  rule: defineLazy({
    load: () => import('./rule/rule.tsx'),
    pick: (module) => module.Rule,
  }),
  'rule-filter': defineLazy({
    load: () => import('./rule/rule-filter.tsx'),
    pick: (module) => module.RuleFilter,
  }),
  'tutorial-progress': defineLazy({
    load: () => import('./tutorial-progress/tutorial-progress.tsx'),
    pick: (module) => module.TutorialProgress,
  }),
  video: defineLazy({ load: () => import('./video/video.tsx'), pick: (module) => module.Video }),
}

/** Written by the server without a control of their own: their code is loaded when the reader comes near them. */
const deferredComponents: { [name: string]: LazyComponent<never> } = {
  checkpoint: defer(
    defineLazy({
      load: () => import('./checkpoint/checkpoint.tsx'),
      pick: (module) => module.Checkpoint,
    }),
  ),
  diagram: defer(
    defineLazy({
      load: () => import('./diagram/diagram.tsx'),
      pick: (module) => module.Diagram,
      preloadMore: (module, props) => module.preloadDiagram(props?.name),
    }),
  ),
}

const components: { [name: string]: ComponentType<never> } = {
  ...eagerComponents,
  ...lazyComponents,
  ...deferredComponents,
}

/**
 * The component that renders the blocks of this name.
 * @throws when there is none.
 */
export function componentFor(name: string): ComponentType<BlockProps> {
  const component = components[name]
  if (!component) throw new Error(`registry.tsx lists no component for "${name}" blocks.`)
  // The compiler has checked the properties of every block against its component's schema.
  return component as ComponentType<BlockProps>
}

/**
 * Loads the code of all components that these blocks use, so that rendering them does not wait. Where
 * the server has rendered them already (`arePrerendered`), those that can wait are left out.
 * @throws what the import throws when code cannot be had; a later call asks for it again.
 */
export async function preloadComponents(blocks: Block[], arePrerendered = false): Promise<void> {
  await Promise.all(
    blocks.map(async (block) => {
      if (typeof block !== 'object') return
      const { component, props, blocks: inside = [] } = block
      const lazy =
        lazyComponents[component] ?? (arePrerendered ? undefined : deferredComponents[component])
      // Checked against the component's schema, as in componentFor.
      await Promise.all([lazy?.preload(props as never), preloadComponents(inside, arePrerendered)])
    }),
  )
}

/** Loads the code of every component, after which all of them are rendered at once: for the server. */
export async function preloadAllComponents(): Promise<void> {
  const all = [...Object.values(lazyComponents), ...Object.values(deferredComponents)]
  await Promise.all(all.map((component) => component.preload()))
}
