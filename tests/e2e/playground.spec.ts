/** The playground: small projects to write, run and share. */
import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { open } from '../support/reader.ts'
import { expect, noJavaScript, test } from '../support/site.ts'

type Files = [path: string, code: string][]

const fragmentOf = (files: Files) =>
  `#1.${deflateRawSync(Buffer.from(JSON.stringify(files))).toString('base64url')}`

const box = (page: Page): Locator => page.getByRole('region', { name: 'Your project' })
const run = (page: Page) => box(page).getByRole('button', { name: /^Run/ })
const editor = (page: Page) => box(page).getByRole('textbox', { name: /editable/ })
const fileTab = (page: Page, name: string) =>
  box(page).getByRole('group', { name: 'Files' }).getByRole('button', { name })
const notice = (page: Page) => page.locator('.playground-notice')

async function start(page: Page, name: string): Promise<void> {
  await open(page, '/playground')
  await page.getByLabel('Start from').selectOption(name)
  await expect(editor(page)).toBeVisible()
}

/** Puts a statement in front of all others. */
async function write(page: Page, text: string): Promise<void> {
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type(text)
}

test('Z17: the first project opens by itself, another with its files, and nothing that runs code is loaded', async ({
  page,
  site,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url().replace(site, '')))
  await open(page, '/playground')
  await expect(editor(page)).toContainText('incremented')
  await start(page, 'Slice with a thunk')
  await expect(editor(page)).toContainText('createAsyncThunk')
  await fileTab(page, 'sightingsServer.ts').click()
  await expect(editor(page)).toContainText('globalThis.fetch')
  expect(requested.filter((file) => /^_sandbox|^_live\/(redux|compiler|page)/.test(file))).toEqual(
    [],
  )
})

for (const name of [
  'Counter',
  'Slice with a thunk',
  'RTK Query',
  'Listener',
  'Entity adapter',
  'From scratch',
]) {
  test(`Z18: the project "${name}" gives what it states`, async ({ page }) => {
    await start(page, name)
    await run(page).click()
    await expect(box(page)).toHaveAttribute('data-outcome', 'passed')
    await expect(box(page).locator('.live-other, .live-error')).toHaveCount(0)
    await expect(box(page).locator('.live-same').first()).toBeVisible()
    await expect(editor(page).locator('.cm-value[data-kind=same]')).not.toHaveCount(0)
  })
}

test('Z37: a component is shown with its store, and goes when another project is opened', async ({
  page,
}) => {
  await start(page, 'React component')
  await run(page).click()
  const shown = box(page).frameLocator('iframe[data-shown]')
  await shown.getByRole('button', { name: 'Wren: 0' }).click()
  await expect(shown.getByRole('button', { name: 'Wren: 1' })).toBeVisible()
  await box(page).getByRole('button', { name: 'Timeline' }).click()
  await expect(box(page).locator('.timeline')).toContainText('feeder/counted')

  await page.getByLabel('Start from').selectOption('Counter')
  await expect(box(page).locator('iframe')).toHaveCount(0)
  await expect(box(page).locator('.timeline')).toBeHidden()
  await run(page).click()
  await expect(box(page)).toHaveAttribute('data-outcome', 'passed')
  await expect(box(page).locator('iframe[data-shown]')).toHaveCount(0)
})

for (const [form, code] of [
  ['an arrow function with a type', 'export const App = (): JSX.Element => <p>arrow</p>'],
  ['a default export without a name', 'export default () => <p>unnamed</p>'],
  [
    'a default export that is a class',
    "import { Component } from 'react'\nexport default class extends Component {\n  render() {\n    return <p>class</p>\n  }\n}",
  ],
  [
    'a call',
    "import { memo } from 'react'\nfunction Text({ text = 'memo' }: { text?: string }) {\n  return <p>{text}</p>\n}\nexport default memo(Text)",
  ],
  [
    'one that comes later',
    "import { lazy } from 'react'\nconst Part = lazy(async () => ({ default: () => <p>lazy</p> }))\nexport { Part }",
  ],
  [
    'optional properties',
    "import { forwardRef } from 'react'\nexport const Field = forwardRef<HTMLInputElement, { label?: string }>(({ label = 'forward' }, ref) => <p ref={ref as never}>{label}</p>)",
  ],
] as const) {
  test(`Z37: a component is shown: ${form}`, async ({ page }) => {
    await open(page, `/playground${fragmentOf([['index.tsx', code]])}`)
    await expect(editor(page)).toBeVisible()
    await run(page).click()
    const shown = box(page).frameLocator('iframe[data-shown]')
    await expect(shown.locator('p')).toHaveText(/^(arrow|unnamed|class|memo|lazy|forward)$/)
    await expect(box(page).locator('.live-error')).toHaveCount(0)
  })
}

test('Z37: where no component can be shown, the reason stands below the code', async ({ page }) => {
  const code = 'export const Card = ({ id }: { id: string }) => <p>{id}</p>\n'
  await open(page, `/playground${fragmentOf([['index.tsx', code]])}`)
  await expect(editor(page)).toBeVisible()
  await run(page).click()
  await expect(box(page).locator('.live-status')).toHaveText('Nothing is shown')
  await expect(box(page).locator('.live-output')).toContainText('because Card can’t be without id')
  await write(page, 'export const Example = () => <Card id="wren" />\n')
  await expect(box(page).frameLocator('iframe[data-shown]').locator('p')).toHaveText('wren')
  await expect(box(page).locator('.live-output')).not.toContainText('because')
})

test('Z2: what a console prints of values of the browser', async ({ page }) => {
  const code = `import { createElement } from 'react'
const people: object[] = []
for (let id = 0; id < 16; id++) people.push({ id })
for (const person of people) Object.assign(person, { friends: people })
console.log(people)
console.dir({ a: 1 })
console.assert(1 > 2, 'not equal')
console.count('renders')
console.log(new Headers({ a: 'b' }), new URLSearchParams('a=1'), new URL('https://example.org'))
console.log({ title: 'List', children: createElement('b', null, 'one') })
console.log(document.createRange(), new DOMRect(1, 2, 3, 4), [document.body.firstChild?.nodeName])
console.table([{ a: 1 }])
function outer() { console.trace('here') }
outer()
`
  await open(page, `/playground${fragmentOf([['index.ts', code]])}`)
  await expect(editor(page)).toBeVisible()
  await run(page).click()
  const lines = box(page).locator('.live-printed .live-text')
  await expect(lines).toHaveText([
    /^<ref \*1> \[ { id: 0, friends: \[Circular \*1\] }, /,
    '{ a: 1 }',
    /Assertion failed: not equal$/,
    'renders: 1',
    /^Headers { a: 'b' } URLSearchParams { 'a' => '1' } URL { href: 'https:\/\/example.org\/', /,
    "{ title: 'List', children: <b>one</b> }",
    /^Range {.*collapsed: true.*} DOMRect {.*x: 1, y: 2, width: 3, height: 4/,
    /^┌─────────┬───┐\n│ \(index\) │ a │\n/,
    /^Trace: here\n {4}at outer \(index\.ts\)\n/,
  ])
})

test('Z18: after a run, changes run after a pause; before it they run nothing', async ({
  page,
}) => {
  await start(page, 'Counter')
  await write(page, "console.log('mine')\n")
  await page.waitForTimeout(800)
  await expect(page.locator('iframe')).toHaveCount(0)
  await run(page).click()
  await expect(box(page).locator('.live-printed')).toContainText('mine')
  await write(page, '1 + 1 // => 3\n')
  await expect(box(page).locator('.live-other')).toContainText('2 instead of 3')
  await expect(box(page)).toHaveAttribute('data-outcome', 'differs')
})

test('Z18: an error in another file is shown at its line there', async ({ page }) => {
  const files: Files = [
    ['index.ts', "import './part'\n"],
    ['part.ts', "const a = 1\nthrow new Error('Why')\n"],
  ]
  await open(page, `/playground${fragmentOf(files)}`)
  await expect(editor(page)).toBeVisible()
  await run(page).click()
  await expect(box(page).locator('.live-error')).toContainText('part.ts, line 2')
  await fileTab(page, 'part.ts').click()
  await expect(editor(page).locator('.cm-line').nth(1)).toContainText('! Error: Why')
})

test('Z54: the files of a project are modules', async ({ page }) => {
  const files: Files = [
    [
      'index.ts',
      `import { isEven } from './even'
import * as counter from './counter'
isEven(4) // => true
counter.add()
counter.count // => 1
const load = (name: string) => import(\`./\${name}.ts\`)
const [a, b] = await Promise.all([load('a'), load('b')])
a.a + b.b // => 'a1b1'
`,
    ],
    [
      'even.ts',
      "import { isOdd } from './odd'\nexport function isEven(n: number): boolean { return n === 0 || isOdd(n - 1) }\n",
    ],
    [
      'odd.ts',
      "import { isEven } from './even'\nisEven(0)\nexport function isOdd(n: number): boolean { return n !== 0 && isEven(n - 1) }\n",
    ],
    ['counter.ts', 'export let count = 0\nexport const add = () => { count += 1 }\n'],
    ['a.ts', "import { shared } from './shared'\nexport const a = 'a' + shared\n"],
    ['b.ts', "import { shared } from './shared'\nexport const b = 'b' + shared\n"],
    ['shared.ts', 'await new Promise((go) => setTimeout(go, 10))\nexport const shared = 1\n'],
  ]
  await open(page, `/playground${fragmentOf(files)}`)
  await expect(editor(page)).toBeVisible()
  await run(page).click()
  await expect(box(page)).toHaveAttribute('data-outcome', 'passed')
})

test('Z54: an import of what does not exist is an error at its line, before anything runs', async ({
  page,
}) => {
  const files: Files = [
    ['index.ts', "console.log('runs')\nimport './part'\n"],
    ['part.ts', "import { createStore } from 'redux'\nimport {\n  tea,\n} from './tea'\n"],
    ['tea.ts', "console.log('runs')\nexport const milk = 1\n"],
  ]
  await open(page, `/playground${fragmentOf(files)}`)
  await expect(editor(page)).toBeVisible()
  await run(page).click()
  await expect(box(page).locator('.live-error')).toContainText('part.ts, line 3')
  await expect(box(page).locator('.live-error')).toContainText(
    'tea.ts has no export named "tea". It exports milk.',
  )
  await expect(box(page).locator('.live-printed')).toHaveCount(0)
  await write(page, "import { brew } from 'redux'\n")
  const ownError = editor(page).locator('.cm-line').first()
  await expect(ownError).toContainText('redux has no export named "brew".')
})

test('Z19: files are added, renamed, deleted and brought back', async ({ page }) => {
  await start(page, 'From scratch')
  await box(page).getByRole('button', { name: 'New file' }).click()
  await page.keyboard.type('a b')
  await page.keyboard.press('Enter')
  await expect(box(page).getByRole('alert')).toContainText('end with .ts')
  await page.getByLabel('Name of the new file').fill('part.ts')
  await page.keyboard.press('Enter')
  await expect(fileTab(page, 'part.ts')).toHaveAttribute('aria-pressed', 'true')
  await write(page, 'export const part = 7')
  await box(page).getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('New name of part.ts').fill('lib/part.ts')
  await page.keyboard.press('Enter')
  await expect(editor(page)).toContainText('export const part = 7')
  await fileTab(page, 'index.ts').click()
  await write(page, "import { part } from './lib/part'\npart // => 7\n")
  await run(page).click()
  await expect(box(page)).toHaveAttribute('data-outcome', 'passed')

  await fileTab(page, 'lib/part.ts').click()
  await box(page).getByRole('button', { name: 'Delete' }).click()
  await expect(fileTab(page, 'lib/part.ts')).toHaveCount(0)
  await expect(notice(page)).toContainText('lib/part.ts is deleted.')
  await notice(page).getByRole('button', { name: 'Undo' }).click()
  await expect(editor(page)).toContainText('export const part = 7')
})

test('Z20: a copied link opens the same project elsewhere, and runs nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await start(page, 'Counter')
  await write(page, '// mine\n')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(notice(page)).toContainText('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/playground#1\.[\w-]+$/)

  const other = await context.newPage()
  await other.addInitScript(() => localStorage.clear())
  const requested: string[] = []
  other.on('request', (request) => requested.push(request.url()))
  await open(other, link)
  await expect(editor(other)).toContainText('// mine')
  await expect(notice(other)).toContainText('It runs when you press Run.')
  await other.waitForTimeout(500)
  await expect(other.locator('iframe')).toHaveCount(0)
  const data = link.split('#')[1] ?? ''
  expect(
    requested.filter((url) => url.includes('_sandbox') || url.includes(data.slice(0, 20))),
  ).toEqual([])
})

test('Z21: whatever is in the fragment, the page only shows text', async ({ page }) => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
  await open(page, `/playground${fragmentOf([['index.ts', markup]])}`)
  await expect(editor(page)).toContainText('<img src=x')
  await expect(page.locator('.playground img, .playground script')).toHaveCount(0)

  for (const fragment of [
    '#1.',
    '#1.%E0%A4%A',
    '#1.<script>document.title=1</script>',
    '#1.AAAA',
    '#99.AAAA',
    `#1.${deflateRawSync(Buffer.alloc(50_000_000, ' ')).toString('base64url')}`,
    fragmentOf([['../../index.ts', 'x']]),
  ]) {
    await page.goto('about:blank')
    await open(page, `/playground${fragment}`)
    await expect(notice(page)).toContainText(/^This link /)
    await expect(editor(page)).toBeVisible()
  }
  for (const fragment of ['#counter', '#javascript:alert(1)', '#__proto__', '#:~:text=a']) {
    await page.goto('about:blank')
    await open(page, `/playground${fragment}`)
    await expect(notice(page)).toHaveText('')
    await expect(editor(page)).toBeVisible()
  }
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await page.title()).not.toBe('1')
})

test('Z21: another link in the same page shows its code', async ({ page }) => {
  await open(page, `/playground${fragmentOf([['index.ts', '// one']])}`)
  await expect(editor(page)).toContainText('// one')
  await page.evaluate(
    (hash) => {
      location.hash = hash
    },
    fragmentOf([['index.ts', '// two']]),
  )
  await expect(editor(page)).toContainText('// two')
})

test('Z22: a project is there again after a reload, and a starting point can be undone', async ({
  page,
}) => {
  await start(page, 'Counter')
  await write(page, '// mine\n')
  await page.reload()
  await expect(editor(page)).toContainText('// mine')
  await page.getByLabel('Start from').selectOption('Listener')
  await expect(editor(page)).toContainText('createListenerMiddleware')
  await notice(page).getByRole('button', { name: 'Bring back what was here' }).click()
  await expect(editor(page)).toContainText('// mine')
  await page.reload()
  await expect(editor(page)).toContainText('// mine')
})

test('Z22: changes to the project of a link are kept apart from the reader’s own', async ({
  page,
}) => {
  await start(page, 'Counter')
  await write(page, '// mine\n')
  const link = `/playground${fragmentOf([['index.ts', '// theirs']])}`
  await page.goto('about:blank')
  await open(page, link)
  await write(page, '// changed\n')
  await page.reload()
  await expect(editor(page)).toContainText('// changed')
  await notice(page).getByRole('button', { name: 'Undo my changes' }).click()
  await expect(editor(page)).not.toContainText('// changed')
  await page.goto('about:blank')
  await open(page, '/playground')
  await expect(editor(page)).toContainText('// mine')
})

noJavaScript('Z17: without script the list leads to the samples', async ({ page }) => {
  await page.goto('/playground')
  const link = page.locator('.playground').getByRole('link', { name: 'Counter' })
  await expect(link).toHaveAttribute('href', '#counter')
  await expect(page.locator('#counter')).toBeVisible()
})

test('Z23: a sample opens in the playground as its reader has changed it', async ({ page }) => {
  await open(page, '/usage/troubleshooting')
  const sample = page.locator('[data-live]').filter({ hasText: '// => ' }).first()
  await sample.scrollIntoViewIfNeeded()
  await sample.getByRole('button', { name: 'Edit' }).click()
  await expect(sample).toHaveAttribute('data-outcome', 'passed')
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('// mine\n')
  await sample.getByRole('button', { name: 'Open in playground' }).click()
  await expect(page).toHaveURL(/\/playground#1\./)
  await expect(editor(page)).toContainText('// mine')
  await expect(page.locator('iframe')).toHaveCount(0)
  await run(page).click()
  await expect(box(page)).toHaveAttribute('data-outcome', 'passed')
})

test('Z24: Download gives an archive with the files and the installed versions', async ({
  page,
}) => {
  await start(page, 'RTK Query')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('redux-playground.zip')
  const files = unzipSync(readFileSync(await download.path()))
  const text = (name: string) => strFromU8(files[`redux-playground/${name}`] ?? new Uint8Array())
  expect(text('src/birdServer.ts')).toContain('globalThis.fetch')
  expect(text('index.html')).toContain('src="/src/birds.ts"')
  const installed = JSON.parse(readFileSync('node_modules/@reduxjs/toolkit/package.json', 'utf8'))
  expect(JSON.parse(text('package.json')).dependencies).toEqual({
    '@reduxjs/toolkit': `^${installed.version}`,
  })
})

test('Z25: a bug report has the link in it, and nothing is sent', async ({ page, site }) => {
  await start(page, 'Counter')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site)) foreign.push(request.url())
  })
  await page.getByRole('button', { name: 'Report a bug' }).click()
  const link = notice(page).getByRole('link', { name: 'Write the report' })
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://github.com/reduxjs/redux/issues/new')
  expect(address.searchParams.get('body')).toMatch(/\/playground#1\.[\w-]+\n/)
  expect(foreign).toEqual([])
})
