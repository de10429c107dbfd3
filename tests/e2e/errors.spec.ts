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
  await expect(page.locator(answer)).toContainText('There is no error 30 of Redux.')
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
    await expect(page.locator(answer)).toContainText('There is no error')
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
  await expect(page.locator('h3[id^="core-"]')).toHaveCount(18)
  await expect(page.locator('h3[id^="toolkit-"]')).toHaveCount(44)
})

test('A21 the field finds errors by number, by a pasted message and by words', async ({
  tab: page,
}) => {
  await open(page, '/errors')
  const field = page.getByRole('searchbox', { name: 'Number, or part of the message' })
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
