import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { imageSizeFromFile } from 'image-size/fromFile'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { damageFiles, damages } from '../../system/disk-cache.test-support.ts'
import { type Card, drawPlainCard } from './card.ts'
import { renderCards } from './render-cards.ts'

const page: Card = {
  siteTitle: 'Lantern',
  mark: { lines: 'M6 20h12', filled: 'M12 3l6 12H6Z' },
  title: 'What a title does that is so long that it does not fit into one line of a card',
  trail: ['Guide', 'Light'],
}
const colors: { [token: string]: string } = {
  '--page': '#101014',
  '--surface-raised': '#1a1a22',
  '--accent': '#b7a6ff',
  '--text-strong': '#ffffff',
}
const draw = (page: Card, others = {}) =>
  drawPlainCard(page, (token) => ({ ...colors, ...others })[token] ?? '')
const card = draw(page)

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'previews-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the same card is the same small picture, of the size that previews have', async () => {
  const [one, other] = await renderCards([card, draw({ ...page, title: 'Store' })], folder)
  expect(one?.length).toBeLessThan(40_000)
  expect(one).not.toEqual(other)
  const file = path.join(folder, 'one.png')
  await writeFile(file, one as Uint8Array)
  expect(await imageSizeFromFile(file)).toMatchObject({ width: 1200, height: 630, type: 'png' })

  const elsewhere = path.join(folder, 'elsewhere')
  expect((await renderCards([card], elsewhere))[0]).toEqual(one)
})

test('a card in other colors is another picture', async () => {
  const [one, other] = await renderCards([card, draw(page, { '--accent': '#ffd000' })], folder)
  expect(one).not.toEqual(other)
})

test('a card that was rendered before comes from the cache', async () => {
  await renderCards([card], folder)
  const entries = path.join(folder, 'entries/previews')
  const [file = ''] = await readdir(entries)
  const { ino } = await stat(path.join(entries, file))
  await renderCards([card], folder)
  // A picture that is rendered again is written as another file.
  expect((await stat(path.join(entries, file))).ino).toBe(ino)
})

test.each(Object.entries(damages))('%s in the cache is never a picture', async (_, damage) => {
  const images = await renderCards([card], folder)
  expect(damageFiles(folder, damage)).toBe(1)
  expect(await renderCards([card], folder)).toEqual(images)
})
