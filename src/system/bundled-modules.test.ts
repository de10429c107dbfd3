import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bundleModules, writeModules } from './bundled-modules.ts'
import { damageFiles, damages } from './disk-cache.test-support.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundled-modules-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const modules = new Map([
  ['lamp.mjs', "export { light } from './parts/light.mjs'"],
  ['parts/light.mjs', "export const light = 'on'"],
])

it('puts modules where they can be imported, once', async () => {
  const place = await writeModules(modules, folder)
  const { light } = await import(pathToFileURL(path.join(place, 'lamp.mjs')).href)
  expect(light).toBe('on')
  expect(await writeModules(modules, folder)).toBe(place)
  expect(await writeModules(new Map([['lamp.mjs', '']]), folder)).not.toBe(place)
  expect(readdirSync(path.join(folder, 'modules'))).toHaveLength(2)
})

it.each(Object.entries(damages))('%s in their place is replaced', async (_, damage) => {
  const place = await writeModules(modules, folder)
  expect(damageFiles(place, damage)).toBe(2)
  await writeModules(modules, folder)
  const present = damageFiles(place, (content) => {
    expect([...modules.values()]).toContain(String(content))
    return content
  })
  expect(present).toBe(2)
})

it('bundles a module with what it imports', async () => {
  writeFileSync(path.join(folder, 'lamp.ts'), "export { light } from './light.ts'")
  writeFileSync(path.join(folder, 'light.ts'), "export const light: string = 'on'")
  const bundled = await bundleModules({ root: folder, build: { ssr: 'lamp.ts' } })
  expect([...bundled.keys()]).toEqual(['lamp.mjs'])
  const place = await writeModules(bundled, folder)
  const { light } = await import(pathToFileURL(path.join(place, 'lamp.mjs')).href)
  expect(light).toBe('on')
})
