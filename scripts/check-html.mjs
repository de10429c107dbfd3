/**
 * Validates every document of a build against the HTML standard: `node scripts/check-html.mjs [FOLDER]`.
 * Prints each violation with its place, and fails if there is one.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Checks validity only: the formatter checks style, and axe checks accessibility in a browser. */
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))

/**
 * Finds what is invalid in the documents below a folder.
 *
 * @param {string} folder
 * @returns {Promise<{ documents: number, violations: string[] }>}
 */
export async function checkHtml(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  const violations = []
  for (const file of files.sort()) {
    const place = path.join(folder, file)
    const { results } = await validator.validateString(readFileSync(place, 'utf8'), place)
    for (const { line, column, message, ruleId, selector } of results.flatMap((r) => r.messages)) {
      violations.push(`${place}:${line}:${column} ${message} (${ruleId}) ${selector ?? ''}`.trim())
    }
  }
  return { documents: files.length, violations }
}

if (import.meta.filename === process.argv[1]) {
  const { documents, violations } = await checkHtml(process.argv[2] ?? 'dist')
  for (const violation of violations) console.error(violation)
  console.log(`${documents} documents, ${violations.length} violations`)
  if (documents === 0 || violations.length > 0) process.exitCode = 1
}
