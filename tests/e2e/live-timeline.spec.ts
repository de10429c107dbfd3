/** The timeline of live samples that make a store. */
import type { Locator, Page } from '@playwright/test'
import { compileProject } from '../../src/live/page/edited-project.ts'
import { open } from '../support/reader.ts'
import { expect, test } from '../support/site.ts'

const route = '/api/combinereducers'

/** Puts code in the place of a sample's, and opens its timeline. */
async function withTimeline(
  page: Page,
  code: string,
  libraries = ['redux'],
): Promise<{ sample: Locator; timeline: Locator }> {
  await page.route('**/_live/page.*.json', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const [sample] = json.samples
    sample.assertions = []
    sample.prints = []
    sample.libraries = libraries
    const { modules } = compileProject([{ path: 'a.ts', code }])
    json.modules[sample.entry] = modules[0]
    await route.fulfill({ response, json })
  })
  await open(page, route)
  const sample = page.locator('[data-live]').first()
  // Said beside the sample, too: they are asked for before its page's file is there.
  await sample.evaluate(
    (block, needs) => block.setAttribute('data-needs', needs),
    libraries.join(' '),
  )
  await sample.scrollIntoViewIfNeeded()
  await sample.getByRole('button', { name: 'Run', exact: true }).click()
  await sample.getByRole('button', { name: 'Timeline' }).click()
  const timeline = sample.getByRole('region', { name: 'Timeline' })
  await expect(timeline).toBeVisible()
  return { sample, timeline }
}

const counter = `import { configureStore, createSelector, createSlice } from '@reduxjs/toolkit'
const slice = createSlice({ name: 'counter', initialState: { count: 0, list: [] }, reducers: {
  added(state, { payload }) { state.count += payload },
  put(state, { payload }) { state.list.push({ id: payload }) },
  failed() { throw new Error('No') } } })
const { added, put } = slice.actions
const store = configureStore({ reducer: slice.reducer })
const selectTwice = createSelector([(state) => state.count], (count) => count * 2)
store.subscribe(() => selectTwice(store.getState()))
store.dispatch(added(2))
store.dispatch(put('a'))
store.dispatch({ type: 'nobody' })
`

const steps = (timeline: Locator) => timeline.getByRole('list', { name: 'Actions' })
const panel = (timeline: Locator) => timeline.getByRole('tabpanel')

test('Z30: actions are listed with what each changed, and nothing of it is loaded before the press', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const { timeline } = await withTimeline(page, counter)
  await expect(steps(timeline).getByRole('button')).toHaveText([
    'Initial state',
    /^counter\/added.*1 change$/,
    /^counter\/put.*1 change$/,
    /^nobody.*0 changes$/,
  ])
  // It's no action, and doesn't look like one.
  await expect(timeline.locator('.timeline-type')).toHaveCount(3)
  await expect(panel(timeline)).toContainText('This action changed nothing.')
  const press = requested.findIndex((url) => /\/timeline\.[\w-]+\.js$/.test(url))
  const first = requested.findIndex((url) => /\/_sandbox\/frame\.html$/.test(url))
  expect(first).toBeGreaterThan(-1)
  expect(press).toBeGreaterThan(first)
  expect(requested.filter((url) => /\/_live\/inspector\./.test(url))).toHaveLength(1)
})

test('Z31: going back and forth shows each state and what changed, by pointer and keyboard', async ({
  page,
}) => {
  const { timeline } = await withTimeline(page, counter)
  await steps(timeline)
    .getByRole('button', { name: /counter\/added/ })
    .click()
  await expect(panel(timeline)).toContainText('countchanged0 → 2')
  await page.keyboard.press('ArrowDown')
  await expect(panel(timeline)).toContainText("list[0]added{ id: 'a' }")
  const slider = timeline.getByRole('slider', { name: 'Step' })
  await expect(slider).toHaveAttribute('aria-valuetext', '2 of 3, counter/put')
  await timeline.getByRole('button', { name: 'Back' }).click()
  await timeline.getByRole('button', { name: 'Back' }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', '0 of 3, initial state')
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', '3 of 3, nobody')
})

test('Z32: an action that the reader types is dispatched, or its mistake told', async ({
  page,
}) => {
  const { timeline } = await withTimeline(page, counter)
  const input = timeline.getByRole('textbox', { name: /Action to dispatch/ })
  await input.fill('{"type":"counter/added","payload":5}')
  await input.press('Enter')
  await expect(panel(timeline)).toContainText('countchanged2 → 7')
  await input.fill('{type}')
  await input.press('Enter')
  await expect(timeline.getByRole('status')).toContainText('This isn’t valid JSON.')
  await input.fill('{"type":"counter/failed"}')
  await input.press('Enter')
  await expect(timeline.getByRole('status')).toContainText('Error: No')
  await input.fill('{}')
  await input.press('Enter')
  await expect(timeline.getByRole('status')).toContainText('Actions may not have an undefined')
})

test('Z32: while paused, actions go on and are not recorded', async ({ page }) => {
  const { timeline } = await withTimeline(page, counter)
  const pause = timeline.getByRole('button', { name: 'Pause' })
  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  const input = timeline.getByRole('textbox', { name: /Action to dispatch/ })
  await input.fill('{"type":"counter/added","payload":5}')
  await input.press('Enter')
  await timeline.getByRole('tab', { name: 'State' }).click()
  await expect(panel(timeline)).toContainText('count7')
  await expect(steps(timeline).getByRole('button')).toHaveCount(4)
})

test('Z33: the state is a tree that folds by keyboard and marks what changed', async ({ page }) => {
  const { timeline } = await withTimeline(page, counter)
  await steps(timeline)
    .getByRole('button', { name: /counter\/put/ })
    .click()
  const changes = timeline.getByRole('tab', { name: 'Changes' })
  await changes.focus()
  await page.keyboard.press('ArrowRight')
  await expect(timeline.getByRole('tab', { name: 'State' })).toBeFocused()
  const item = panel(timeline).locator('[data-mark=added]').first()
  await expect(item).toContainText('added')
  const list = panel(timeline).locator('summary', { hasText: 'list' })
  await list.focus()
  await page.keyboard.press('Enter')
  await expect(item).toBeHidden()
  // Another step leaves it folded.
  await timeline.getByRole('button', { name: 'Back' }).click()
  await timeline.getByRole('button', { name: 'Forward' }).click()
  await expect(item).toBeHidden()
})

test('Z34: selectors are listed with how often they ran', async ({ page }) => {
  const { timeline } = await withTimeline(page, counter)
  await timeline.getByRole('tab', { name: 'Selectors' }).click()
  await expect(panel(timeline).getByRole('row').nth(1)).toContainText('selectTwice')
  // Once for the count of 2; what came after left it.
  await expect(panel(timeline).getByRole('row').nth(1)).toContainText('1 time')
})

test('Z34: the cache entries of RTK Query are listed while they live', async ({ page }) => {
  const code = `import { configureStore } from '@reduxjs/toolkit'; import { createApi } from '@reduxjs/toolkit/query'
const api = createApi({ baseQuery: async (id) => ({ data: id }), tagTypes: ['Ticket'], endpoints: (build) => ({
  getTicket: build.query({ query: (id) => id, keepUnusedDataFor: 600, providesTags: (_, __, id) => [{ type: 'Ticket', id }] }) }) })
const store = configureStore({ reducer: { api: api.reducer }, middleware: (all) => all().concat(api.middleware) })
const used = store.dispatch(api.endpoints.getTicket.initiate(7))
const left = store.dispatch(api.endpoints.getTicket.initiate(8))
await Promise.all([used, left])
left.unsubscribe()`
  const { timeline } = await withTimeline(page, code, ['redux', 'query'])
  await timeline.getByRole('tab', { name: 'Cache' }).click()
  const rows = panel(timeline).getByRole('row')
  await expect(rows.nth(1)).toHaveText(/^getTicket7fulfilled1Ticket 7$/)
  await expect(rows.nth(2)).toHaveText(/^getTicket8fulfilled0Ticket 8(?:600|59\d) s$/)
})

test('Z35: the preview follows', async ({ page }) => {
  await open(page, '/style-guide')
  const sample = page
    .locator('[data-live]')
    .filter({ hasText: 'export function AddOolong' })
    .first()
  await sample.scrollIntoViewIfNeeded()
  await sample.getByRole('button', { name: 'Edit' }).click()
  await expect(sample.getByRole('textbox', { name: /editable/ })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(
    '\nexport function Count() {\nconst lines = useAppSelector((state) => state.cart.lines)\nreturn <><AddOolong /><b>{lines.length}</b></>\n}',
  )
  const shown = sample.frameLocator('iframe[data-shown]')
  // Until then, what ran before has the same button.
  await expect(shown.locator('b')).toHaveText('0')
  await shown.getByRole('button', { name: 'Add' }).click()
  await shown.getByRole('button', { name: 'Add' }).click()
  await expect(shown.locator('b')).toHaveText('2')
  await sample.getByRole('button', { name: 'Timeline' }).click()
  const timeline = sample.getByRole('region', { name: 'Timeline' })
  await timeline.getByRole('button', { name: 'Back' }).click()
  await expect(shown.locator('b')).toHaveText('1')
  // What happens next follows on the newest state.
  await shown.getByRole('button', { name: 'Add' }).click()
  await expect(shown.locator('b')).toHaveText('3')
  // Another run has a clean world, and the timeline shows that.
  await sample.getByRole('button', { name: 'Run again' }).click()
  await expect(timeline.getByRole('slider')).toHaveAttribute('aria-valuetext', /^\d of \d/)
  await expect(shown.locator('b')).toHaveText('0')
})

test('Z12: a store that dispatches without end, or says what is no inspection, is shown as text', async ({
  page,
}) => {
  const markup = '<img src=x onerror="document.title=1">'
  const { timeline } = await withTimeline(
    page,
    `${counter}
const port = MessagePort.prototype
for (let i = 0; i < 20000; i++) store.dispatch({ type: ${JSON.stringify(markup)} })
store.dispatch(added({ [${JSON.stringify(markup)}]: ${JSON.stringify(markup)}.repeat(10000) }))`,
  )
  await expect(steps(timeline).getByRole('button')).toHaveCount(201)
  await timeline.getByRole('tab', { name: 'State' }).click()
  await expect(panel(timeline)).toContainText('count')
  expect(await timeline.locator('img').count()).toBe(0)
  expect(await page.title()).not.toBe('1')
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  test('Z36: nothing of the timeline needs sideways scrolling of the page', async ({ page }) => {
    const { timeline } = await withTimeline(page, counter)
    await timeline.getByRole('tab', { name: 'State' }).click()
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }))
    expect(scroll).toBeLessThanOrEqual(client)
    const box = await timeline.boundingBox()
    for (const part of await timeline.getByRole('button').all()) {
      const own = await part.boundingBox()
      if (own && box) expect(own.x + own.width).toBeLessThanOrEqual(box.x + box.width + 1)
    }
  })
})
