import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../system/project.ts'
import { readOptions } from './options.ts'

test('without settings the site is built from content into dist', () => {
  expect(readOptions([], {})).toEqual({
    contentDir: path.join(projectRoot, 'content'),
    outDir: path.join(projectRoot, 'dist'),
    explain: false,
  })
})

test('the base path comes from the flag, else from the environment', () => {
  expect(readOptions(['--base', '/x/'], { BASE_PATH: '/y/' }).basePath).toBe('/x/')
  expect(readOptions([], { BASE_PATH: '/y/' }).basePath).toBe('/y/')
})

test('a base path without its slashes is refused with an example', () => {
  expect(() => readOptions(['--base', 'x'], {})).toThrowErrorMatchingInlineSnapshot(
    `[Error: The base path "x" cannot be used. Expected a path with a slash at both ends, such as "/" or "/docs/".]`,
  )
})
