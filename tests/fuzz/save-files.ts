import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { changedContent } from '../support/changed-content.ts'
import { type DevServer, startDevServer } from '../support/dev-server.ts'
import { createRandom, type Random } from './random.ts'

/** How a file that is being edited may look, besides as it is. */
type Editable = {
  /** Each gives a text without mistakes, with a word that no earlier text had. */
  sound: ((text: string, word: string) => string)[]
  broken: ((text: string) => string)[]
  isRemoved?: boolean
}

const misspelled = (text: string) => `${text}\n:::tipp\nText\n:::\n`
const untitled = (text: string) => text.replace('title:', 'titel:')
const cutOff = (text: string) => text.slice(0, text.length / 2)
const relabeled = (text: string, word: string) => text.replace(/label: .*/, `label: ${word}`)
const retitled = (text: string, word: string) => text.replace(/title: .*/, `title: ${word}`)
const longer = (text: string, word: string) => `${text}\nAlso ${word}.\n`

const page: Editable = {
  sound: [relabeled, retitled, longer, longer],
  broken: [misspelled, untitled, cutOff, () => ''],
  isRemoved: true,
}

/** Every kind of file that pages and settings are made of, in a copy of a fixture. */
const editables: { [file: string]: Editable } = {
  'docs/guide/start.md': page,
  'docs/guide/beams.md': page,
  'docs/reference.md': page,
  'diagrams/beam.json': {
    sound: [(text, word) => text.replace('A lamp', `A ${word} lamp`)],
    broken: [cutOff],
  },
  'snippets/lamp.ts': {
    sound: [(text, word) => text.replace("'on'", `'${word}'`)],
    broken: [(text) => text.replace('#region lamp', '#region light')],
    isRemoved: true,
  },
  'site.ts': {
    sound: [
      (text, word) => text.replace("'Lantern'", `'Lantern ${word}'`),
      (text, word) => text.replace("'Lighting guide'", `'${word}'`),
      (text, word) => text.replace("'Nothing here'", `'Nothing ${word}'`),
    ],
    broken: [cutOff, () => ''],
  },
  'sidebar.ts': {
    sound: [(text, word) => text.replace("'Guide'", `'${word}'`)],
    broken: [cutOff, (text) => text.replace('guide/beams', 'guide/rays')],
  },
  'redirects.ts': {
    sound: [
      (text, word) => text.replace('[{', `[{ from: '/${word}', to: '/reference' }, {`),
      (text) => text.replace('/guide/start', '/reference'),
    ],
    broken: [cutOff, (text) => text.replace('/guide/start', '/guide/end')],
  },
  'spelling.ts': {
    sound: [(text, word) => text.replace('names: [', `names: ['${word}', `)],
    broken: [cutOff, (text) => text.replace('names: [', "names: ['Radius', ")],
    isRemoved: true,
  },
  'packages.ts': { sound: [(text) => text], broken: [cutOff], isRemoved: true },
  'published-ids.json': {
    sound: [(text) => text],
    broken: [cutOff, (text) => text.replace('"aim"', '"aim", "goal"')],
    isRemoved: true,
  },
  'theme/theme.css': {
    sound: [(text, word) => `${text}\n:root { --word: ${word}; }\n`],
    broken: [],
  },
  'home/home.tsx': {
    sound: [(text, word) => text.replace('Start here', `Start ${word}`)],
    broken: [cutOff],
  },
}

const routes = ['', 'guide/start', 'guide/beams', 'reference', 'search', 'nowhere']

/** What a round did, for the one who looks for the cause of a difference. */
type Round = { seed: number; log: string[]; shown: unknown; expected: unknown }

/**
 * Saves files at random moments, while a development server starts, and while a page of it loads or reloads. In
 * between it compares what the page shows with what a server shows that has started since.
 * @param saves how many files are saved
 * @returns the rounds in which the page showed something else
 */
export async function saveFiles(
  browser: Browser,
  { seed, saves, say = () => {} }: { seed: number; saves: number; say?: (line: string) => void },
): Promise<Round[]> {
  const random = createRandom(seed)
  const contentDir = path.resolve(
    await changedContent('tests/fixtures/other-site', `save-files-${seed}`, {
      'snippets/lamp.ts': () => "// #region lamp\nconst lamp = 'on'\n// #endregion\n",
      'docs/reference.md': (text) =>
        `${text}\n\`\`\`ts file=${path.join('.cache/test-content', `save-files-${seed}`, 'snippets/lamp.ts')}#lamp\n\`\`\`\n`,
      'spelling.ts': () => 'export const spelling = { names: [], accepted: [] }\n',
      'packages.ts': () => 'export const packages = []\n',
    }),
  )
  const cache = path.resolve('.cache/save-files', String(seed))
  const files = createFiles(contentDir, random)
  const findings: Round[] = []
  let server = await startDevServer(contentDir)
  const tab = await browser.newPage()
  await tab.goto(server.address)
  try {
    while (files.saves() < saves) {
      const log: string[] = []
      const count = random.number(2, 9)
      const saving = files.saveMany(count, log)
      const route = random.pick(routes)
      const act = random.pick(['stay', 'reload', 'open', 'open', 'follow', 'restart'])
      log.push(`${act} ${route}`)
      let starting: Promise<DevServer> | undefined
      if (act === 'restart') {
        server.process.kill()
        const { port } = new URL(server.address)
        // It waits for settings without mistakes.
        starting = startDevServer(contentDir, { env: { PORT: port } })
      }
      if (act === 'reload') await load(tab, () => tab.reload())
      if (act === 'open') await load(tab, () => tab.goto(server.address + route))
      if (act === 'follow') {
        await tab.evaluate((to) => location.assign(to), server.address + route).catch(() => {})
      }
      await saving
      await files.mend(log)
      if (starting) {
        server = await starting
        await load(tab, () => tab.goto(server.address + route))
      }
      const expected = await freshly(browser, contentDir, cache, tab)
      const shown = await untilEqual(tab, expected)
      const isSame = isDeepStrictEqual(shown, expected)
      say(`${files.saves()} saves, ${isSame ? 'the same' : 'something else'}: ${log.join(', ')}`)
      if (isSame) continue
      say(JSON.stringify({ shown, expected }, null, 2))
      findings.push({ seed, log, shown, expected })
      await load(tab, () => tab.goto(server.address + route))
    }
  } finally {
    server.process.kill()
    await tab.close()
  }
  return findings
}

/** The server may be away, and the page may be left for another one meanwhile. */
const load = (_page: Page, act: () => Promise<unknown>) => act().catch(() => {})

function createFiles(contentDir: string, random: Random) {
  const place = (name: string) => path.join(contentDir, name)
  const originals = new Map(
    Object.keys(editables).map((name) => [name, readFileSync(place(name), 'utf8')]),
  )
  const spoiled = new Set<string>()
  let count = 0

  async function write(name: string, text: string): Promise<void> {
    count += 1
    const way = random.number(0, 2)
    if (way === 0) writeFileSync(place(name), text)
    if (way === 1) {
      writeFileSync(place(name), '')
      await setTimeout(random.number(0, 20))
      writeFileSync(place(name), text)
    }
    if (way === 2) {
      writeFileSync(place(`.${path.basename(name)}.swp`), text)
      renameSync(place(`.${path.basename(name)}.swp`), place(name))
    }
  }

  async function save(log: string[]): Promise<void> {
    const name = random.pick(Object.keys(editables))
    const { sound, broken, isRemoved } = editables[name] as Editable
    const text = originals.get(name) ?? ''
    const chance = random.number(0, 9)
    if (chance < 3 && broken.length > 0) {
      const index = random.number(0, broken.length - 1)
      log.push(`${name} broken ${index}`)
      spoiled.add(name)
      await write(name, broken[index]?.(text) ?? '')
    } else if (chance < 5 && isRemoved) {
      log.push(`${name} removed`)
      spoiled.add(name)
      count += 1
      rmSync(place(name), { force: true })
    } else {
      const index = random.number(0, sound.length - 1)
      log.push(`${name} ${index}`)
      spoiled.delete(name)
      await write(name, sound[index]?.(text, `word${count}`) ?? '')
    }
  }

  return {
    saves: () => count,
    async saveMany(times: number, log: string[]): Promise<void> {
      for (let time = 0; time < times; time++) {
        await setTimeout(random.number(0, random.pick([10, 100, 600])))
        await save(log)
      }
    },
    /** Brings every file with a mistake back, except a page now and then. */
    async mend(log: string[]): Promise<void> {
      for (const name of spoiled) {
        log.push(`${name} mended`)
        spoiled.delete(name)
        await write(name, originals.get(name) ?? '')
      }
      if (random.chance(0.3)) {
        const name = 'docs/reference.md'
        log.push(`${name} left with a mistake`)
        spoiled.add(name)
        await write(name, misspelled(originals.get(name) ?? ''))
      }
    },
  }
}

/** What a server shows at the page's address that has just started and knows of no earlier page. */
async function freshly(
  browser: Browser,
  contentDir: string,
  cache: string,
  tab: Page,
): Promise<unknown> {
  rmSync(path.join(cache, 'entries/pages'), { recursive: true, force: true })
  const server: DevServer = await startDevServer(contentDir, { env: { BUILD_CACHE: cache } })
  const fresh = await browser.newPage()
  try {
    // Answered when all pages are compiled, so that all mistakes are known.
    await fetch(`${server.address}llms.txt`)
    const { pathname } = new URL(tab.url())
    await fresh.goto(new URL(pathname, server.address).href)
    return await read(fresh)
  } finally {
    await fresh.close()
    server.process.kill()
  }
}

async function untilEqual(tab: Page, expected: unknown): Promise<unknown> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const shown = await read(tab).catch((error: Error) => error.message)
    if (isDeepStrictEqual(shown, expected) || Date.now() > deadline) return shown
    await setTimeout(50)
  }
}

/** What a reader sees of a page, and what the server answers besides. */
async function read(page: Page): Promise<unknown> {
  await page.locator('html[data-hydrated]').waitFor({ timeout: 10_000 })
  const text = async (file: string) => (await fetch(new URL(`/lantern/${file}`, page.url()))).text()
  const { redirects } = JSON.parse(await text('assets/site-data.json'))
  const seen = await page.evaluate(() => ({
    title: document.title,
    text: document.body.innerText.replaceAll(/\s+/g, ' '),
    links: [...document.querySelectorAll('#root a')].map((link) => link.getAttribute('href')),
    word: getComputedStyle(document.documentElement).getPropertyValue('--word'),
    mistake:
      document.querySelector('vite-error-overlay')?.shadowRoot?.querySelector('.message-body')
        ?.textContent ?? null,
  }))
  return { ...seen, redirects, markdown: await text('reference.md') }
}
