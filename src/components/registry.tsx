import type { ComponentType } from 'react'
import type { Block } from '../content/page.ts'
import { CodeBlock } from './code-block/code-block.tsx'
import { Details } from './details/details.tsx'
import { Element } from './element/element.tsx'
import { defineLazy, type LazyComponent } from './lazy/lazy.tsx'

export type BlockProps = { blocks: Block[]; [name: string]: unknown }

/** Small, and on most pages: part of the app's code. */
const eagerComponents = {
  'code-block': CodeBlock,
  details: Details,
  element: Element,
} satisfies { [name: string]: ComponentType<never> }

/** On few pages: loaded with the page that uses them. */
const lazyComponents: { [name: string]: LazyComponent<never> } = {
  checkpoint: defineLazy({
    load: () => import('./checkpoint/checkpoint.tsx'),
    pick: (module) => module.Checkpoint,
  }),
  diagram: defineLazy({
    load: () => import('./diagram/diagram.tsx'),
    pick: (module) => module.Diagram,
    preloadMore: (module, props) => module.preloadDiagram(props?.name),
  }),
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
  video: defineLazy({
    load: () => import('./video/video.tsx'),
    pick: (module) => module.Video,
  }),
}

const components: { [name: string]: ComponentType<never> } = {
  ...eagerComponents,
  ...lazyComponents,
}

/**
 * The component that draws the blocks of this name.
 * @throws when there is none.
 */
export function componentFor(name: string): ComponentType<BlockProps> {
  const component = components[name]
  if (!component) throw new Error(`registry.tsx lists no component for "${name}" blocks.`)
  // The compiler has checked the properties of every block against its component's schema.
  return component as ComponentType<BlockProps>
}

/**
 * Loads the code of all components that these blocks use, so that drawing them does not wait.
 * @throws what the import throws when code cannot be had; a later call asks for it again.
 */
export async function preloadComponents(blocks: Block[]): Promise<void> {
  await Promise.all(blocks.map(preloadBlock))
}

async function preloadBlock(block: Block): Promise<void> {
  if (typeof block !== 'object') return
  await Promise.all([
    // Checked against the component's schema, as in componentFor.
    lazyComponents[block.component]?.preload(block.props as never),
    preloadComponents(block.blocks ?? []),
  ])
}

/** Loads the code of every component, after which all of them are drawn at once: for the server. */
export async function preloadAllComponents(): Promise<void> {
  await Promise.all(Object.values(lazyComponents).map((component) => component.preload()))
}
