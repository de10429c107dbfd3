import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Directive, DirectiveUse } from '../../compiler/source/directives.ts'
import type { Report } from '../../model/diagnostic.ts'
import { expectedOneOf } from '../../model/suggestion.ts'

const tutorialsSchema = z.record(
  z.string(),
  z.strictObject({
    /** As readers know it: `Redux Essentials`. */
    name: z.string(),
    /** In order; a title is the label of the part's page without its number. */
    parts: z.array(z.strictObject({ path: z.string().startsWith('/'), title: z.string() })),
  }),
)

/**
 * Gives every `::tutorial-progress` the name and the parts of its tutorial, out of `tutorials.json`
 * in `contentDir`, a path from `root`. Those that name no tutorial or no part of it are left out.
 */
export function addTutorials(
  directives: Map<Directive, DirectiveUse>,
  { root, contentDir }: { root: string; contentDir: string },
  dependencies: Set<string>,
  report: Report,
): void {
  for (const [node, use] of directives) {
    if (use.component !== 'tutorial-progress') continue
    const file = path.posix.join(contentDir, 'tutorials.json')
    dependencies.add(file)
    const mistake = (message: string, hint: string) => {
      report({ line: node.position?.start.line ?? 1 }, message, hint)
      directives.delete(node)
    }
    const tutorials = readTutorials(path.join(root, file))
    if (typeof tutorials === 'string') {
      mistake(`The tutorials in \`${file}\` cannot be read.`, tutorials)
      continue
    }
    const { tutorial: written, part } = use.props as { tutorial: string; part: number }
    const tutorial = tutorials[written]
    if (!tutorial) {
      mistake(
        `There is no tutorial \`${written}\` in \`${file}\`.`,
        expectedOneOf(written, Object.keys(tutorials)),
      )
    } else if (part > tutorial.parts.length) {
      mistake(
        `There is no part ${part} of \`${written}\` in \`${file}\`.`,
        `It has ${tutorial.parts.length}.`,
      )
    } else {
      use.props = { part, ...tutorial }
    }
  }
}

/** What the file holds, or why it cannot be read. */
function readTutorials(file: string): z.infer<typeof tutorialsSchema> | string {
  try {
    return tutorialsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return error instanceof z.ZodError ? z.prettifyError(error) : String(error)
  }
}
