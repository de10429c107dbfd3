import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emitMissedChanges } from './missed-changes.ts'

let folder: string
let file: string
let watcher: EventEmitter
let told: string[]

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'missed-changes-'))
  file = path.join(folder, 'page.md')
  writeFileSync(file, 'first')
  watcher = new EventEmitter()
  emitMissedChanges(watcher as ViteDevServer['watcher'])
  told = []
  watcher.on('all', (event, changed) => told.push(`${event} ${path.basename(changed)}`))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** File systems store times in steps of a few milliseconds, so this sets one that differs from the previous change. */
function change(place: string) {
  utimesSync(place, new Date(), new Date(Date.now() + 10_000))
}

it('tells of a change that follows another one at once, and once', async () => {
  const changed = vi.fn()
  watcher.on('change', changed)
  watcher.emit('all', 'add', file)
  change(file)
  await expect.poll(() => told).toEqual(['add page.md', 'change page.md'])
  await setTimeout(250)
  expect(told).toHaveLength(2)
  expect(changed.mock.calls).toEqual([[file]])
})

it('tells of nothing else', async () => {
  watcher.emit('all', 'change', file)
  change(file)
  watcher.emit('all', 'change', file)
  const removed = path.join(folder, 'removed.md')
  writeFileSync(removed, 'first')
  watcher.emit('all', 'add', removed)
  rmSync(removed)
  watcher.emit('all', 'addDir', folder)
  change(folder)
  await setTimeout(250)
  expect(told.map((line) => line.split(' ')[0])).toEqual(['change', 'change', 'add', 'addDir'])
})
