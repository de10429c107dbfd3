/** Live samples in the development server, where what they take is made when it's asked for. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { changedContent } from '../support/changed-content.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'
import { expect, test } from '../support/site.ts'

// Vite and React say that they are at work, and Chromium that a file which is made when it's asked for comes late.
test.use({ allowedMessages: /\[vite\]|React DevTools|preloaded using link preload/ })

// One server, whose first answers take the longest.
test.describe.configure({ mode: 'serial' })

const lamps = `
\`\`\`ts run title="lamps.ts"
import { configureStore, createSlice } from '@reduxjs/toolkit'

const lamps = createSlice({
  name: 'lamps',
  initialState: { lit: 0 },
  reducers: {
    switchedOn(state) {
      state.lit += 1
    },
  },
})

const store = configureStore({ reducer: lamps.reducer })
store.dispatch(lamps.actions.switchedOn())
store.getState().lit // => 1
\`\`\`

\`\`\`tsx title="lamp.tsx"
import { useState } from 'react'

export function Lamp() {
  const [isLit, setIsLit] = useState(false)
  return <button onClick={() => setIsLit(!isLit)}>{isLit ? 'On' : 'Off'}</button>
}
\`\`\`
`

let server: DevServer
let startPage: string

test.beforeAll(async () => {
  const contentDir = await changedContent('tests/fixtures/other-site', 'dev-live', {
    'docs/guide/start.md': (text) => text + lamps,
  })
  startPage = path.join(contentDir, 'docs/guide/start.md')
  server = await startDevServer(contentDir)
})
test.afterAll(() => server.process.kill())

async function sampleNamed(page: Page, name: string) {
  await page.goto(`${server.address}guide/start`)
  await page.locator('html[data-hydrated]').waitFor()
  const sample = page.locator('[data-live]').filter({ hasText: name })
  await sample.scrollIntoViewIfNeeded()
  return sample
}

test('Z41: a sample runs, has a timeline, and is edited where it stands', async ({ tab: page }) => {
  const sample = await sampleNamed(page, 'lamps.ts')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await sample.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(sample).toHaveAttribute('data-outcome', 'passed')
  await sample.getByRole('button', { name: 'Timeline' }).click()
  await expect(sample.getByRole('button', { name: /lamps\/switchedOn/ })).toBeVisible()
  await sample.getByRole('button', { name: 'Edit' }).click()
  await expect(sample.getByRole('textbox', { name: /editable/ })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('1 + 1 // => 3\n')
  await expect(sample.locator('.live-other')).toContainText('2 instead of 3')
  // The site has no page with a playground.
  await expect(sample.getByRole('button', { name: 'Open in playground' })).toHaveCount(0)
  // Nothing of it made Vite load the page again.
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('Z41: a sample that renders is shown', async ({ tab: page }) => {
  const sample = await sampleNamed(page, 'lamp.tsx')
  await sample.getByRole('button', { name: 'Run', exact: true }).click()
  const lamp = sample.frameLocator('iframe[data-shown]').getByRole('button')
  await expect(lamp).toHaveText('Off')
  await lamp.click()
  await expect(lamp).toHaveText('On')
})

test('Z41: a sample that is saved runs as it was saved', async ({ tab: page }) => {
  const sample = await sampleNamed(page, 'lamps.ts')
  const text = readFileSync(startPage, 'utf8')
  writeFileSync(startPage, text.replace('lit: 0', 'lit: 6').replace('// => 1', '// => 7'))
  await expect(sample.locator('.code')).toContainText('lit: 6')
  await sample.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(sample).toHaveAttribute('data-outcome', 'passed')
  await expect(sample.locator('.live-output')).toContainText('7')
})

test('Z41: styles count in the order of their layers', async ({ tab: page }) => {
  await page.goto(`${server.address}guide/start`)
  const first = page.locator('link[rel=stylesheet]').first()
  await expect(first).toHaveAttribute('href', /\/src\/components\/styles\/layers\.css$/)
})
