/** No form is left to the browser, which would send it and load the page again, also where only Enter sends it. */
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { filesBelow } from './support/imports.ts'

/** The attributes of each form in a file. */
function formsIn(file: string): string[][] {
  const forms: string[][] = []
  JSON.stringify(parseSync(file, readFileSync(file, 'utf8')).program, (_key, node) => {
    if (node?.type === 'JSXOpeningElement' && node.name.name === 'form') {
      forms.push(
        node.attributes.map((attribute: { name?: { name: string } }) => attribute.name?.name),
      )
    }
    return typeof node === 'bigint' ? String(node) : node
  })
  return forms
}

test('Each form says what sending it does', () => {
  const files = filesBelow('src', 'content/home').filter((file) => file.endsWith('.tsx'))
  const forms = files.flatMap((file) => formsIn(file).map((attributes) => ({ file, attributes })))
  expect(forms.length).toBeGreaterThan(3)
  const unsaid = forms.filter(({ attributes }) => !attributes.includes('onSubmit'))
  expect(unsaid.map(({ file }) => file)).toEqual([])
})
