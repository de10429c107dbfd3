import type { Heading } from 'mdast'
import { z } from 'zod'
import { markdownDirective } from '../../compiler/directive.ts'
import { paragraph, quote, withCode } from '../../compiler/output/markdown-nodes.ts'
import { parseContent } from '../../compiler/source/parse-markdown.ts'
import { type CodedPackage, codedPackageNames, readErrorCodes } from './error-codes.ts'

const schema = z.strictObject({
  package: z.enum(codedPackageNames, `Expected one of: ${codedPackageNames.join(', ')}`),
})

/** `error-codes.json` of the content: package → number → what to do, in Markdown. */
const explanations = z
  .record(
    z.enum(codedPackageNames),
    z
      .record(z.string(), z.string().describe('what to do, in Markdown'))
      .describe('a map from numbers to what to do, in Markdown'),
  )
  .describe('`{ "core": { "1": "What to do." }, "toolkit": { … } }` with texts in Markdown')

/**
 * The numbered errors of a package: its version, then for each error a heading with an id such as `core-7`, the
 * package's message, and the explanation in `error-codes.json`. A code without an explanation, or the reverse, is an
 * error.
 */
export const errorCodes = markdownDirective({
  name: 'error-codes',
  form: 'leaf',
  schema,
  toMarkdown({ props: { package: id }, contentDir, readPackage, readJson, report }) {
    const file = `${contentDir}error-codes.json`
    const help = readJson(file, explanations)?.[id]
    if (!help) return null
    const coded = readErrorCodes(id, readPackage)
    checkExplanations(coded, help, (message) => report(message, `Fix ${file}.`))
    return [
      ...parseContent(`These are the numbered errors of \`${coded.name}\` ${coded.version}:`),
      ...coded.codes.flatMap(({ code, message, isInProduction }) => [
        errorHeading(`${coded.title} error `, code, message, id),
        quote(paragraph(message)),
        ...parseContent((help[code] ?? '') + (isInProduction ? '' : ' *Development builds only.*')),
      ]),
    ]
  },
  example: '::error-codes{package="core"}',
})

/** In the table of contents, the beginning is left out, because the entry above says it. */
const errorHeading = (beginning: string, code: number, message: string, id: string): Heading => ({
  type: 'heading',
  depth: 3,
  children: [
    {
      type: 'text',
      value: beginning,
      data: { hName: 'span', hProperties: { className: ['error-package'] } },
    },
    { type: 'text', value: `${code}: ` },
    ...withCode(shortMessage(message)),
    { type: 'text', value: ` {#${id}-${code}}` },
  ],
})

const maxTitleLength = 72

/** The beginning of a message: its first sentence, or as many words as fit into a heading. */
function shortMessage(message: string): string {
  const [sentence = ''] = message.replace(/^\w+: /, '').split(/[.:;](?:\s|$)/)
  if (sentence.length <= maxTitleLength) return sentence
  const words = sentence.slice(0, maxTitleLength).split(/\s+/).slice(0, -1).join(' ')
  return `${words.replace(/(?<!\W)\W+$/, '')} …`
}

function checkExplanations(
  { name, codes }: CodedPackage,
  help: { [code: string]: string },
  report: (message: string) => void,
): void {
  const known = codes.map(({ code }) => String(code))
  const unexplained = known.filter((code) => !(code in help))
  const gone = Object.keys(help).filter((code) => !known.includes(code))
  if (unexplained.length > 0) report(`${name} has errors without an explanation: ${unexplained}.`)
  if (gone.length > 0) report(`${name} no longer has the errors ${gone}.`)
}
