import { z } from 'zod'
import type { DirectiveContext, ExampleArchive } from '../compiler/directive.ts'
import { expectedOneOf } from '../model/suggestion.ts'

/** Attributes for a tutorial's application at the end of a part. */
export const examplePart = {
  /** A folder of examples/. */
  app: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected a folder of examples/'),
  part: z.coerce.number('Expected a number').int().min(1),
}

/** Publishes the application of a directive with the page. Null when there is none, which is reported. */
export function offerExample(
  { app, part }: { app: string; part: number },
  context: DirectiveContext,
  hasDemo: boolean,
): ExampleArchive | null {
  const archive = context.offerExample({ app, part, hasDemo })
  if (!archive) {
    context.report(
      `There is no part ${part} of the example \`${app}\` in examples/.`,
      expectedOneOf(`${app}-part-${part}`, context.exampleNames()),
    )
  }
  return archive
}

/** The name of an application, from its folder: `the-pass` → `The Pass`. */
export function appName(folder: string): string {
  return folder
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
}
