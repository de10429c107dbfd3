import type { z } from 'zod'
import type { Json } from '../model/page.ts'
import { calloutSchema } from './callout/schema.ts'
import { checkpointSchema } from './checkpoint/schema.ts'
import { detailsSchema } from './details/schema.ts'
import { diagramSchema } from './diagram/schema.ts'
import { errorLookupSchema } from './error-lookup/schema.ts'
import { resourceFilterSchema } from './resource-filter/schema.ts'
import { ruleFilterSchema, ruleSchema } from './rule/schema.ts'
import { tabSchema, tabsSchema } from './tabs/schema.ts'
import { tutorialProgressSchema } from './tutorial-progress/schema.ts'
import { videoSchema } from './video/schema.ts'

export { calloutSchema }

/** What a directive may say, and which component renders it. Read by the compiler only. */
export type DirectiveDefinition = {
  /** `container` is written `:::name` … `:::` and holds Markdown, `leaf` is written `::name`. */
  form: 'container' | 'leaf'
  /** A key of the component list in registry.tsx, or `callout`, which the compiler renders. */
  component: string
  /** Checks the attributes; what comes out are the component's properties. */
  schema: z.ZodObject
  /** The attribute that the text in square brackets sets. */
  label?: string
  /** The component gets the label as HTML, with its code and emphasis. */
  isLabelHtml?: true
  /** Attributes that the name alone sets. */
  preset?: { [attribute: string]: Json }
  /** The directive that must hold this one. */
  parent?: string
  /** The only directive that this one may hold. */
  child?: string
}

const callout = (type: string, title: string): DirectiveDefinition => ({
  form: 'container',
  component: 'callout',
  schema: calloutSchema,
  label: 'title',
  preset: { type, title },
})

/** Every directive by the name authors write. A new one is a schema file and a line here. */
export const directives: { [name: string]: DirectiveDefinition } = {
  note: callout('note', 'Note'),
  tip: callout('tip', 'Tip'),
  info: callout('info', 'Info'),
  warning: callout('warning', 'Warning'),
  danger: callout('danger', 'Danger'),
  caution: callout('warning', 'Caution'),
  secondary: callout('note', 'Note'),
  important: callout('info', 'Important'),
  success: callout('tip', 'Success'),
  checkpoint: {
    form: 'container',
    component: 'checkpoint',
    schema: checkpointSchema,
    label: 'title',
    preset: { title: 'Checkpoint' },
  },
  details: {
    form: 'container',
    component: 'details',
    schema: detailsSchema,
    label: 'summary',
    isLabelHtml: true,
  },
  diagram: { form: 'leaf', component: 'diagram', schema: diagramSchema },
  tabs: { form: 'container', component: 'tabs', schema: tabsSchema, child: 'tab' },
  tab: {
    form: 'container',
    component: 'tab-panel',
    schema: tabSchema,
    label: 'label',
    parent: 'tabs',
  },
  'error-lookup': { form: 'leaf', component: 'error-lookup', schema: errorLookupSchema },
  'resource-filter': {
    form: 'leaf',
    component: 'resource-filter',
    schema: resourceFilterSchema,
  },
  rule: { form: 'container', component: 'rule', schema: ruleSchema },
  'rule-filter': { form: 'leaf', component: 'rule-filter', schema: ruleFilterSchema },
  'tutorial-progress': {
    form: 'leaf',
    component: 'tutorial-progress',
    schema: tutorialProgressSchema,
  },
  video: { form: 'leaf', component: 'video', schema: videoSchema },
}
