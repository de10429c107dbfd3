import { expect, it } from 'vitest'
import { checkPrompts } from './prompts.ts'

/** Lines with a prompt, for a fence on line 10. */
function promptsIn(code: string): (number | undefined)[] {
  const lines: (number | undefined)[] = []
  checkPrompts(code, 10, ({ line }) => lines.push(line))
  return lines
}

it('a prompt before a command is told with its line', () => {
  expect(promptsIn('cd app\n$ npm install')).toEqual([12])
  expect(promptsIn('% vite\n  $ vite\n> vite\nPS C:\\app> vite')).toEqual([11, 12, 13, 14])
})

it('comments, variables and redirections are no prompts', () => {
  expect(promptsIn('# vite\n$EDITOR a.ts\necho a > b\n>b')).toEqual([])
})
