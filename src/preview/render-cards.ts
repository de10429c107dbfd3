import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import Tinypool from 'tinypool'
import { mapConcurrent } from '../system/concurrency.ts'
import type { Card } from './card.ts'

/** A worker takes a second to start, in which this many cards are rendered without it. */
const fewCards = 8

/** One worker for each so many: a site of usual size leaves the other cores to what a build does meanwhile. */
const cardsWorthAThread = 100

/** Pictures that are read, rendered or taken at a time: those of a large site do not fit into memory. */
const picturesAtOnce = 32

/**
 * Gives the pictures of cards to `take` as they come, with the numbers of their cards: from the cache what
 * has been rendered before, the rest on all cores. The cache is a folder with one file for each card.
 */
export async function renderCards(
  cards: Card[],
  cacheDir: string,
  take: (image: Uint8Array, index: number) => Promise<void>,
): Promise<void> {
  await mkdir(cacheDir, { recursive: true })
  const version = await renderingVersion()
  const names = cards.map((card) => `${hash(version, JSON.stringify(card))}.png`)
  const rendered = new Set(await readdir(cacheDir))

  const missing = names.filter((name) => !rendered.has(name)).length
  const pool = missing > fewCards ? createPool(missing) : null

  async function pictureOf(card: Card, name: string): Promise<Uint8Array> {
    const file = path.join(cacheDir, name)
    const known = rendered.has(name) && (await readFile(file).catch(() => null))
    if (known) return known
    const image: Uint8Array = await (pool ? pool.run(card) : renderHere(card))
    await writeFile(`${file}.${process.pid}`, image)
    await rename(`${file}.${process.pid}`, file)
    return image
  }

  try {
    await mapConcurrent(picturesAtOnce, cards, async (card, index) => {
      await take(await pictureOf(card, names[index] as string), index)
    })
  } finally {
    await pool?.destroy()
  }
}

/** Loaded when there is something to render: it takes half a second. */
async function renderHere(card: Card): Promise<Uint8Array> {
  const { renderCard } = await import('./render.ts')
  return renderCard(card)
}

function createPool(cardCount: number): Tinypool {
  return new Tinypool({
    filename: new URL('./render-worker.mjs', import.meta.url).href,
    name: 'renderTask',
    maxThreads: Math.min(availableParallelism(), Math.ceil(cardCount / cardsWorthAThread)),
  })
}

/** Changes when the same card would be rendered differently. */
async function renderingVersion(): Promise<string> {
  const require = createRequire(import.meta.url)
  const here = (await readdir(import.meta.dirname))
    .filter((name) => !name.includes('.test.'))
    .sort()
  const sources = [
    ...here.map((name) => path.join(import.meta.dirname, name)),
    ...['tokens.css', 'tokens.ts', 'color.ts'].map((name) =>
      path.join(import.meta.dirname, '../styles', name),
    ),
    ...['@resvg/resvg-js', '@fontsource/inter'].map((name) =>
      require.resolve(`${name}/package.json`),
    ),
    path.join(path.dirname(require.resolve('satori')), '../package.json'),
  ]
  return hash(...(await Promise.all(sources.map((file) => readFile(file, 'utf8')))))
}

function hash(...parts: string[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex').slice(0, 32)
}
