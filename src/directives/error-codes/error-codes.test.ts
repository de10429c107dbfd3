import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPackageText } from '../../compiler/source/content-files.ts'
import { projectRoot } from '../../system/project.ts'
import { readErrorCodes } from './error-codes.ts'

const readFrom = (root: string) => (name: string, file: string) => readPackageText(root, name, file)
const readPackage = readFrom(projectRoot)

const core = readErrorCodes('core', readPackage)
const toolkit = readErrorCodes('toolkit', readPackage)
const messageOf = ({ codes }: typeof core, number: number) =>
  codes.find(({ code }) => code === number)?.message

describe('numbered messages of the installed packages', () => {
  test('none is missing', () => {
    expect(core.codes.map(({ code }) => code)).toEqual([...Array(18).keys()])
    expect(toolkit.codes.map(({ code }) => code)).toEqual(
      [...Array(44).keys()].filter((code) => code !== 10 && code !== 37),
    )
  })

  test('a value that is put in at run time stands as a label', () => {
    expect(messageOf(core, 2)).toBe(
      "Expected the root reducer to be a function. Instead, received: '‹kind of value›'",
    )
    expect(messageOf(core, 14)).toContain('When called with an action of type "‹action type›"')
    expect(messageOf(toolkit, 23)).toBe(
      'listenerMiddleware: getOriginalState can only be called synchronously',
    )
  })

  test('checks of development builds are told from errors of production builds', () => {
    expect(core.codes.every(({ isInProduction }) => isInProduction)).toBe(true)
    const live = toolkit.codes.filter(({ isInProduction }) => isInProduction)
    expect(live.map(({ code }) => code)).toEqual([
      0, 1, 9, 11, 12, 13, 17, 18, 21, 22, 23, 24, 25, 28, 29, 32, 33, 35, 38, 39,
    ])
  })

  test('a build in which fewer are found is refused, with both counts', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'error-codes-'))
    try {
      const dist = path.join(root, 'node_modules/redux/dist')
      mkdirSync(dist, { recursive: true })
      const build = readFileSync('node_modules/redux/dist/redux.mjs', 'utf8')
      writeFileSync(path.join(dist, 'redux.mjs'), build.replace('formatProdErrorMessage(7)', '7'))
      expect(() => readErrorCodes('core', readFrom(root))).toThrow(
        'Only 17 numbered messages were found in redux; there were 18.',
      )
    } finally {
      rmSync(root, { recursive: true })
    }
  })

  test('a package that cannot be read is named, with the reason', () => {
    expect(() => readErrorCodes('core', () => ({ reason: 'there is no such file' }))).toThrow(
      'dist/redux.mjs of the package redux cannot be read: there is no such file. Run `npm ci`.',
    )
  })

  test('no build that a reader may load is left out of the search', () => {
    const folder = 'node_modules/@reduxjs/toolkit'
    const builds = readdirSync(`${folder}/dist`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.modern.mjs'))
      .map((file) => path.posix.join(folder, 'dist', file))
    expect(builds.length).toBeGreaterThan(3)
    const read: string[] = []
    readErrorCodes('toolkit', (name, file) => {
      read.push(`node_modules/${name}/${file}`)
      return readPackage(name, file)
    })
    expect(read).toEqual(expect.arrayContaining(builds))
  })

  test('each explanation says where to read on', () => {
    const explanations: { [id: string]: { [code: string]: string } } = JSON.parse(
      readFileSync('content/error-codes.json', 'utf8'),
    )
    const unlinked = Object.values(explanations)
      .flatMap((texts) => Object.values(texts))
      .filter((text) => !text.includes(']('))
    expect(unlinked).toEqual([])
  })

  test('the packages throw what is said of them', async () => {
    const { createStore } = await import('redux')
    // @ts-expect-error A store needs a reducer.
    expect(() => createStore(undefined)).toThrow(
      messageOf(core, 2)?.replace('‹kind of value›', 'undefined'),
    )
  })
})
