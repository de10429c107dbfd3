import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { changedContent } from '../support/changed-content.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'
import { expect, test } from '../support/site.ts'

// Vite and React say that they are at work, and Vite what the overlay shows.
test.use({ allowedMessages: /\[vite\]|React DevTools|Internal server error/ })

// One server and one page at a time: its answer to an edit is what is looked at.
test.describe.configure({ mode: 'serial' })

const long = `\n${'A paragraph that makes the page long.\n\n'.repeat(60)}The last one.\n`
const tabs = '\n::::tabs{group=side}\n:::tab[Left]{value=left default}\nText\n:::\n::::\n'
const sample = '.cache/test-content/dev-server/lamp.ts'
let server: DevServer
let docs: string

test.beforeAll(async () => {
  const contentDir = await changedContent('tests/fixtures/other-site', 'dev-server', {
    'docs/guide/start.md': (text) => text + long,
    'docs/reference.md': (text) => `${text}${tabs}\n\`\`\`ts file=${sample}#lamp\n\`\`\`\n`,
  })
  writeFileSync(sample, '// #region lamp\nconst lamp = { radius: 90 }\n// #endregion\n')
  docs = path.join(contentDir, 'docs')
  server = await startDevServer(contentDir)
})
test.afterAll(() => server.process.kill())

const file = (name: string) => path.join(docs, name)

/** Changes a file, for as long as `look` takes. */
async function whileEdited(
  name: string,
  edit: (text: string) => string,
  look: () => Promise<void>,
): Promise<void> {
  const text = readFileSync(file(name), 'utf8')
  writeFileSync(file(name), edit(text))
  await look().finally(() => writeFileSync(file(name), text))
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(server.address + route)
  await page.locator('html[data-hydrated]').waitFor()
  // What follows would be gone after a reload.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

test('a page whose component is saved between its document and its script shows the new one, without a word', async ({
  tab: page,
}) => {
  const home = '../home/home.tsx'
  await page.goto(`${server.address}guide/start`)
  const text = readFileSync(file(home), 'utf8')
  let hasSaved = false
  await page.route(/\/home\.tsx/, async (route) => {
    if (!hasSaved) writeFileSync(file(home), text.replace('Start here', 'Saved meanwhile'))
    hasSaved = true
    await route.continue()
  })
  try {
    await page.goto(server.address)
    await page.locator('html[data-hydrated]').waitFor()
    await expect(page.getByRole('link', { name: 'Saved meanwhile' })).toBeVisible()
    expect(hasSaved).toBe(true)
  } finally {
    writeFileSync(file(home), text)
  }
  await expect(page.getByRole('link', { name: 'Start here' })).toBeVisible()
})

/** What the server answers to a request that no browser of a reader would make. */
function ask(target: string, headers: OutgoingHttpHeaders = {}): Promise<IncomingMessage> {
  const { hostname, port } = new URL(server.address)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: target, headers: { Accept: 'text/html', ...headers } })
      .once('response', (response) => resolve(response.resume()))
      .once('error', reject)
      .end()
  })
}

/** The answer to a page of another site that wants to be told of edits. */
function askForSocket(origin: string): Promise<IncomingMessage> {
  const { hostname, port, pathname } = new URL(server.address)
  const headers = {
    ...{ Origin: origin, Connection: 'Upgrade', Upgrade: 'websocket' },
    ...{ 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==' },
    'Sec-WebSocket-Protocol': 'vite-hmr',
  }
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: pathname, headers })
      .once('response', (response) => resolve(response.resume()))
      .once('upgrade', (response, socket) => {
        socket.destroy()
        resolve(response)
      })
      .once('error', reject)
      .end()
  })
}

test('other sites, other names of this machine and paths outside of the project get nothing', async () => {
  for (const host of ['evil.test', 'localhost.evil.test', 'evil.test:80', '127.0.0.1.evil.test']) {
    expect((await ask('/', { Host: host })).statusCode, host).toBe(403)
  }
  const fromElsewhere = await ask('/guide/start', { Origin: 'https://evil.test' })
  expect(fromElsewhere.headers['access-control-allow-origin']).toBeUndefined()
  for (const origin of ['https://evil.test', 'http://localhost.evil.test']) {
    expect((await askForSocket(origin)).statusCode, origin).not.toBe(101)
  }
  const secrets = ['.env', '.env.local', '.npmrc', '.git/config', '.netrc', 'a.pem']
  const root = process.cwd()
  for (const target of [
    ...[
      '/@fs/etc/passwd',
      '/@fs//etc/passwd?raw',
      '/@fs/etc/passwd?import&raw??',
      '/@fs/etc/passwd?url',
    ],
    ...[
      '/../../../../etc/passwd',
      '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '//etc/passwd',
      '/..%2f..%2fetc/passwd',
    ],
    ...secrets.flatMap((name) => [
      `/${name}`,
      `/${name}?raw`,
      `/@fs${root}/${name}`,
      `/@fs${root}/${name}?import&raw`,
    ]),
  ]) {
    expect([400, 403, 404], target).toContain((await ask(target)).statusCode)
  }
})

test('a document links the styles of what is on its page', async () => {
  const answer = await fetch(`${server.address}reference`)
  expect(await answer.text()).toMatch(
    /<link rel="stylesheet" href="[^"]*\/directives\/tabs\/tabs\.css"/,
  )
})

test('an edit appears without a reload, and the text stays where the reader is', async ({
  tab: page,
}) => {
  await open(page, 'guide/start')
  const last = page.getByText('The last one.')
  await last.scrollIntoViewIfNeeded()
  const before = await last.boundingBox()
  const edit = (text: string) => text.replace('Install the package', 'Install *all* of it')
  await whileEdited('guide/start.md', edit, async () => {
    await expect(page.getByText('Install all of it')).toBeAttached()
    expect(await last.boundingBox()).toEqual(before)
    expect(await isSameDocument(page)).toBe(true)
  })
  await expect(page.getByText('Install the package')).toBeAttached()
})

test('what an edit leaves alone keeps its nodes', async ({ tab: page }) => {
  await open(page, 'guide/start')
  const code = page.locator('.code-block')
  const handle = await code.elementHandle()
  await whileEdited(
    'guide/start.md',
    (text) => text.replace('Install', 'Fetch'),
    async () => {
      await expect(page.getByText('Fetch the package')).toBeAttached()
      expect(await handle?.evaluate((element) => element.isConnected)).toBe(true)
      await expect(code.getByRole('button', { name: /copy/i })).toHaveCount(1)
    },
  )
})

test('a broken page says what is wrong and where, and recovers when it is mended', async ({
  tab: page,
}) => {
  await open(page, 'guide/start')
  const overlay = page.locator('vite-error-overlay')
  await whileEdited(
    'guide/start.md',
    (text) => text.replace(':::tip', ':::tipp'),
    async () => {
      await expect(overlay).toContainText('Unknown directive `:::tipp`')
      await expect(overlay).toContainText('guide/start.md:13')
    },
  )
  await expect(overlay).toHaveCount(0)
  await whileEdited(
    'guide/start.md',
    (text) => text.replace('title:', 'titel:'),
    async () => {
      await expect(overlay).toContainText('`title` is missing')
    },
  )
  await expect(overlay).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'First light' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('a new page with mistakes says in its place what is wrong, and comes when it is mended', async ({
  tab: page,
}) => {
  const draft = (key: string) =>
    `---\n${key}: Draft\nlabel: Draft\ndescription: A draft.\n---\n\nSome words.\n`
  try {
    writeFileSync(file('draft.md'), draft('titel'))
    await expect(async () => {
      const answer = await page.request.get(`${server.address}draft`)
      expect(answer.ok()).toBe(true)
    }).toPass()
    await open(page, 'draft')
    await expect(page.getByRole('heading', { name: 'This page has mistakes' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('docs/draft.md:1 error')
    await expect(page.getByRole('main')).toContainText('`title` is missing.')
    writeFileSync(file('draft.md'), draft('title'))
    await expect(page.getByRole('heading', { name: 'Draft' })).toBeVisible()
    await expect(page.getByText('Some words.')).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  } finally {
    rmSync(file('draft.md'))
  }
})

test('an edit between the document and its script is shown', async ({ tab: page }) => {
  const text = readFileSync(file('guide/beams.md'), 'utf8')
  await page.route(/\/src\/site\/entries\/app\.tsx/, async (route) => {
    writeFileSync(file('guide/beams.md'), text.replace('a direction', 'an aim'))
    await expect(async () => {
      const answer = await page.request.get(`${server.address}guide/beams`)
      expect(await answer.text()).toContain('a lamp with an aim')
    }).toPass()
    await route.continue()
  })
  try {
    await page.goto(`${server.address}guide/beams`)
    await expect(page.getByText('A beam is a lamp with an aim.')).toBeVisible()
  } finally {
    writeFileSync(file('guide/beams.md'), text)
  }
  await expect(page.getByText('A beam is a lamp with a direction.')).toBeVisible()
})

test('a link to a heading that has changed is told of on the page that holds it', async ({
  tab: page,
}) => {
  await open(page, 'guide/beams')
  const overlay = page.locator('vite-error-overlay')
  await whileEdited(
    'guide/beams.md',
    (text) => text.replace('{#aim}', '{#target}'),
    async () => {
      await expect(page.locator('#target')).toBeAttached()
      await expect(overlay).toContainText('there is no heading `#aim`')
      await expect(overlay).toContainText('guide/start.md')
    },
  )
  await expect(overlay).toHaveCount(0)
  await expect(page.locator('#aim')).toBeAttached()
})

test('the sidebar of an open page follows its file and the labels of pages', async ({
  tab: page,
}) => {
  await open(page, 'guide/start')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const relabel = (text: string) => text.replace('label: Beams', 'label: Rays')
  await whileEdited('guide/beams.md', relabel, async () => {
    await expect(sidebar.getByRole('link', { name: 'Rays' })).toBeVisible()
  })
  const rename = (text: string) => text.replace("'Guide'", "'Handbook'")
  await whileEdited('../sidebar.ts', rename, async () => {
    await expect(sidebar.getByRole('button', { name: 'Handbook' })).toBeVisible()
  })
  await expect(sidebar.getByRole('button', { name: 'Guide' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Beams' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('an edit of a file that a sample is taken from appears, and so does what is wrong then', async ({
  tab: page,
}) => {
  await open(page, 'reference')
  const overlay = page.locator('vite-error-overlay')
  const widen = (text: string) => text.replace('90', '120')
  await whileEdited('../lamp.ts', widen, async () => {
    await expect(page.getByText('const lamp = { radius: 120 }')).toBeVisible()
  })
  const rename = (text: string) => text.replace('#region lamp', '#region light')
  await whileEdited('../lamp.ts', rename, async () => {
    await expect(overlay).toContainText('There is no region `lamp`')
    await expect(overlay).toContainText('reference.md')
  })
  await expect(overlay).toHaveCount(0)
  await expect(page.getByText('const lamp = { radius: 90 }')).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('an edit appears on the page that a link has led to', async ({ tab: page }) => {
  await open(page, 'guide/start')
  await page.getByRole('main').getByRole('link', { name: 'Beams' }).first().click()
  await expect(page.getByText('a lamp with a direction')).toBeVisible()
  const edit = (text: string) => text.replace('a direction', 'an aim')
  await whileEdited('guide/beams.md', edit, async () => {
    await expect(page.getByText('A beam is a lamp with an aim.')).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('of edits that come in quick succession the last one is shown', async ({ tab: page }) => {
  await open(page, 'guide/beams')
  const text = readFileSync(file('guide/beams.md'), 'utf8')
  const shown = page.locator('.prose p').first()
  for (const last of ['first', 'second', 'third']) {
    // As soon as one is shown, the next ones come.
    for (const word of ['left', 'right', last]) {
      writeFileSync(file('guide/beams.md'), text.replace('a direction', `a ${word} direction`))
      await new Promise(setImmediate)
    }
    await expect(shown).toHaveText(`A beam is a lamp with a ${last} direction.`)
  }
  writeFileSync(file('guide/beams.md'), text)
  await expect(page.getByText('A beam is a lamp with a direction.')).toBeVisible()
})

test('a page that was edited meanwhile is read as it is now, and so is its Markdown', async ({
  tab: page,
}) => {
  await open(page, 'guide/start')
  const edit = (text: string) => text.replace('a direction', 'an aim')
  await whileEdited('guide/beams.md', edit, async () => {
    await expect(async () => {
      const answer = await page.request.get(`${server.address}guide/beams.md`)
      expect(await answer.text()).toContain('a lamp with an aim')
    }).toPass()
    await page.getByRole('main').getByRole('link', { name: 'Beams' }).first().click()
    await expect(page.getByText('A beam is a lamp with an aim.')).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('an edit of a component appears without a reload', async ({ tab: page }) => {
  await open(page, '')
  const edit = (text: string) => text.replace('Start here', 'Begin here')
  await whileEdited('../home/home.tsx', edit, async () => {
    await expect(page.getByRole('link', { name: 'Begin here' })).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })
  await expect(page.getByRole('link', { name: 'Start here' })).toBeVisible()
})

test('a component that is saved again at once is shown as it is then', async ({ tab: page }) => {
  await open(page, '')
  const home = '../home/home.tsx'
  const relabel = (text: string, label: string) => text.replace('Start here', label)
  const text = readFileSync(file(home), 'utf8')
  const isSent = page.waitForEvent('requestfinished', (sent) => /home\.tsx\?t=/.test(sent.url()))
  await whileEdited(
    home,
    (before) => relabel(before, 'Begin here'),
    async () => {
      await isSent
      writeFileSync(file(home), relabel(text, 'Go on here'))
      await expect(page.getByRole('link', { name: 'Go on here' })).toBeVisible()
    },
  )
  await expect(page.getByRole('link', { name: 'Start here' })).toBeVisible()
})
