import { describe, expect, it } from 'vitest'
import { type PackageManager, translatePackageManager, usesNpm } from './package-managers.ts'

const others: PackageManager[] = ['pnpm', 'yarn', 'bun']

function inOthers(code: string): string[] {
  return others.map((manager) => {
    const translation = translatePackageManager(code, manager)
    return translation.ok ? translation.code : translation.message
  })
}

describe('A command written for npm is offered for pnpm, Yarn and Bun', () => {
  it.each([
    ['npm install', 'pnpm install', 'yarn install', 'bun install'],
    [
      'npm ci',
      'pnpm install --frozen-lockfile',
      'yarn install --immutable',
      'bun install --frozen-lockfile',
    ],
    [
      'npm install redux immer',
      'pnpm add redux immer',
      'yarn add redux immer',
      'bun add redux immer',
    ],
    ['npm i redux@5', 'pnpm add redux@5', 'yarn add redux@5', 'bun add redux@5'],
    ['npm install -D vitest', 'pnpm add -D vitest', 'yarn add -D vitest', 'bun add -d vitest'],
    [
      'npm install --save-dev a @b/c@2',
      'pnpm add -D a @b/c@2',
      'yarn add -D a @b/c@2',
      'bun add -d a @b/c@2',
    ],
    ['npm uninstall redux', 'pnpm remove redux', 'yarn remove redux', 'bun remove redux'],
    ['npm run dev', 'pnpm run dev', 'yarn run dev', 'bun run dev'],
    [
      'npm run dev -- --port 1',
      'pnpm run dev --port 1',
      'yarn run dev --port 1',
      'bun run dev --port 1',
    ],
    ['npm test', 'pnpm run test', 'yarn run test', 'bun run test'],
    [
      'npm create vite@latest my-app -- --template react-ts',
      'pnpm create vite my-app --template react-ts',
      'yarn create vite my-app --template react-ts',
      'bun create vite my-app --template react-ts',
    ],
    [
      'npm create --yes vite@latest my-app',
      'pnpm create vite my-app',
      'yarn create vite my-app',
      'bun create vite my-app',
    ],
    ['npx degit a/b c', 'pnpm dlx degit a/b c', 'yarn dlx degit a/b c', 'bunx degit a/b c'],
    ['npx tsc --init', 'pnpm exec tsc --init', 'yarn run tsc --init', 'bunx tsc --init'],
    [
      'cd app && npm install # once',
      'cd app && pnpm install # once',
      'cd app && yarn install # once',
      'cd app && bun install # once',
    ],
    [
      '# first\ncd app\n\nnpm start',
      '# first\ncd app\n\npnpm run start',
      '# first\ncd app\n\nyarn run start',
      '# first\ncd app\n\nbun run start',
    ],
  ])('%s', (npm, ...expected) => {
    expect(inOthers(npm)).toEqual(expected)
    expect(translatePackageManager(npm, 'npm')).toEqual({ ok: true, code: npm })
  })
})

it.each([
  'npm install -g redux',
  'npm install redux -D',
  'npm init -y',
  'npm install --legacy-peer-deps',
  'npm audit',
  'npm uninstall',
  'CI=1 npm test',
  'npx --package a b',
])('What cannot be said in all of them is refused: %s', (line) => {
  expect(translatePackageManager(`cd app\n${line}`, 'yarn')).toMatchObject({
    ok: false,
    lineIndex: 1,
    message: `\`${line}\` cannot be said for yarn.`,
  })
})

it('Only blocks that call npm are offered for other package managers', () => {
  expect(usesNpm('cd app\nnpm test')).toBe(true)
  expect(usesNpm('cd app && npx vite')).toBe(true)
  expect(usesNpm('npm')).toBe(true)
  expect(usesNpm('git clone npm')).toBe(false)
})
