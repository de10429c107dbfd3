import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkHtml } from './check-html.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'html-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const documentOf = (body) =>
  `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>\n${body}</body></html>`

it('finds nothing in a valid document', async () => {
  writeFileSync(path.join(folder, 'a.html'), documentOf('<p id="a">Text</p>'))
  expect(await checkHtml(folder)).toEqual({ documents: 1, violations: [] })
})

it('names file, line and rule of what is invalid', async () => {
  writeFileSync(
    path.join(folder, 'a.html'),
    documentOf('<ul id="a"><p>No item</p></ul>\n<p id="a"></p>'),
  )
  const { violations } = await checkHtml(folder)
  expect(violations.join('\n')).toContain(`${folder}/a.html:2:`)
  expect(violations.join('\n')).toContain('element-permitted-content')
  expect(violations.join('\n')).toContain(`${folder}/a.html:3:`)
  expect(violations.join('\n')).toContain('no-dup-id')
})
