import { readFileSync } from 'node:fs'
import { open } from '../support/reader.ts'
import { expect, noJavaScript, test } from '../support/site.ts'

const answer = '.error-lookup-answer'

test('A20 ?code=7 shows the text of error 7 above all errors', async ({ onlooker: page }) => {
  await open(page, '/errors?code=7')
  await expect(page.locator(answer)).toContainText('Actions must be plain objects')
  await expect(page.locator(answer).getByRole('heading')).toHaveText('Redux error 7')
  await expect(page.getByRole('searchbox', { name: /^Number/ })).toHaveValue('7')
  await expect(page.locator('#core-7')).toBeAttached()
})

test('A20 the same number means another error of Redux Toolkit', async ({ onlooker: page }) => {
  await open(page, '/errors?code=7&from=toolkit')
  await expect(page.locator(answer)).toContainText('each enhancer provided to configureStore')
})

test('A20 an error that only older versions throw is explained', async ({ onlooker: page }) => {
  await open(page, '/errors?code=10&from=toolkit')
  await expect(page.locator(answer)).toContainText('No insert provided for key')
})

test('A20 a number that the other package has too leads to that one', async ({
  onlooker: page,
}) => {
  await open(page, '/errors?code=30')
  await expect(page.locator(answer)).toContainText('Redux has no error 30.')
  await page.locator(answer).getByRole('link', { name: 'Redux Toolkit error 30' }).click()
  await expect(page.locator('#toolkit-30')).toBeInViewport()
})

test('A20 the page names the package and the version that the texts are from', async ({
  onlooker: page,
}) => {
  await open(page, '/errors')
  for (const name of ['redux', '@reduxjs/toolkit']) {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
    await expect(
      page.getByText(`These are the numbered errors of ${name} ${version}:`),
    ).toBeVisible()
  }
})

test('A20 the address that minified errors print leads there', async ({ tab: page, request }) => {
  const response = await request.get('/Errors?code=9', { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  await open(page, '/Errors?code=9')
  expect(new URL(page.url()).pathname).toBe('/errors')
  await expect(page.locator(answer)).toContainText('Reducers may not dispatch actions.')
})

for (const code of ['99', 'constructor', '<img src=x onerror=alert(1)>']) {
  test(`A20 there is no error ${code}, and nothing of it is markup`, async ({ onlooker: page }) => {
    await open(page, `/errors?code=${encodeURIComponent(code)}`)
    await expect(page.locator(answer)).toContainText(/has no error/)
    await expect(page.locator(`${answer} img`)).toHaveCount(0)
    await expect(page.locator('#core-0')).toBeAttached()
  })
}

test('A20 without a code there are only all errors', async ({ onlooker: page }) => {
  await open(page, '/errors')
  await expect(page.locator(answer)).toHaveCount(0)
})

noJavaScript('A20 every error is there without script', async ({ onlooker: page }) => {
  await page.goto('/errors?code=7')
  const explained = JSON.parse(readFileSync('content/error-codes.json', 'utf8'))
  for (const name of ['core', 'toolkit']) {
    for (const code of Object.keys(explained[name])) {
      await expect(page.locator(`h3#${name}-${code}`)).toBeVisible()
    }
  }
})

test('A21 the field finds errors by number, by a pasted message and by words', async ({
  tab: page,
}) => {
  await open(page, '/errors')
  const field = page.getByRole('searchbox', { name: /^Number/ })
  const found = page.locator('.error-search li')
  for (const [query, first] of [
    ['7', 'Redux error 7: Actions must be plain objects'],
    [
      'Minified Redux Toolkit error #9; visit https://redux-toolkit.js.org',
      'Redux Toolkit error 9',
    ],
    ["Actions must be plain objects. Instead, the actual type was: 'Promise'", 'Redux error 7'],
    ['[Immer] minified error nr: 4. Full error at', 'Immer error 4'],
  ] as const) {
    await field.fill(query)
    await expect(found.first()).toContainText(first)
  }
  await field.fill('dispatch reducers may not')
  await field.press('Enter')
  await expect(page.locator('#core-9')).toBeInViewport()
})

/** The row that a link led to. */
const markedRow = 'tr:is(:target, :focus)'

const inConsole = (text: string) => `[vite] connected.
\u001b[31mUncaught Error: ${text}\u001b[39m
    at dispatch (http://localhost:5173/node_modules/.vite/deps/chunk-1.js?v=3:12:9)
    at onClick (http://localhost:5173/src/App.tsx:17:23)`

const unexpectedKey =
  'Unexpected key "drafts" found in preloadedState argument passed to createStore. Expected to find one of the known reducer keys instead: "todos". Unexpected keys will be ignored.'

test('A21 the field finds a message in a console, with its values, and marks its row', async ({
  tab: page,
}) => {
  await open(page, '/errors')
  await page.getByRole('searchbox', { name: /^Number/ }).fill(inConsole(unexpectedKey))
  const found = page.locator('.error-search li')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText('Unexpected key "drafts" found')
  await found.getByRole('link').first().click()
  const row = page.locator(markedRow)
  await expect(row).toBeInViewport()
  await expect(row).toContainText('Unexpected key')
})

test('A21 what the field does not find is handed to the search', async ({ tab: page }) => {
  await open(page, '/errors')
  await page.getByRole('searchbox', { name: /^Number/ }).fill('kangaroo')
  await page.locator('.error-search a[href*="search?q=kangaroo"]').click()
  await expect(page.getByRole('searchbox')).toHaveValue('kangaroo')
})

test('A21 the number of an error of React leads to its documentation', async ({ tab: page }) => {
  await open(page, '/errors')
  const text = 'Minified React error #31; visit https://react.dev/errors/31 for the full message'
  await page.getByRole('searchbox', { name: /^Number/ }).fill(text)
  await expect(page.locator('.error-search li a')).toHaveAttribute(
    'href',
    'https://react.dev/errors/31',
  )
})

test('A21 the dialog and the search page show a recognized message first', async ({
  tab: page,
}) => {
  await open(page, '/faq')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(inConsole(unexpectedKey))
  await expect(page.getByRole('option').first()).toContainText('Unexpected key "drafts" found')
  await page.keyboard.press('Enter')
  await expect(page.locator(markedRow)).toBeInViewport()

  await open(page, `/search?q=${encodeURIComponent('Minified Redux Toolkit error #38; visit')}`)
  await expect(page.locator('.search-result').first()).toContainText('Redux Toolkit error 38')
})
