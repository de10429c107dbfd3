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
      'npm install redux; npm start',
      'pnpm add redux; pnpm run start',
      'yarn add redux; yarn run start',
      'bun add redux; bun run start',
    ],
    [
      'npm run dev & npm run server',
      'pnpm run dev & pnpm run server',
      'yarn run dev & yarn run server',
      'bun run dev & bun run server',
    ],
    [
      'npm install redux&&npm start||exit 1',
      'pnpm add redux&&pnpm run start||exit 1',
      'yarn add redux&&yarn run start||exit 1',
      'bun add redux&&bun run start||exit 1',
    ],
    [
      'npm install || exit 1',
      'pnpm install || exit 1',
      'yarn install || exit 1',
      'bun install || exit 1',
    ],
    [
      'npm install "redux@^5" \'@reduxjs/toolkit\'',
      'pnpm add "redux@^5" \'@reduxjs/toolkit\'',
      'yarn add "redux@^5" \'@reduxjs/toolkit\'',
      'bun add "redux@^5" \'@reduxjs/toolkit\'',
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
  'npm test -w web',
  'npm test --workspace=web',
  'npm run build > log.txt',
  'npm run build 2>&1 | tee log.txt',
  'npm install redux@$VERSION',
  'npm install redux \\',
  'npm install ./packages/store',
  'npm install reduxjs/redux',
  'npm run "build; deploy"',
  '(npm install)',
  'if true; then npm install; fi',
  'sudo npm install redux',
  'npm install $(cat packages.txt)',
  '$ npm install redux',
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
  expect(usesNpm('# npm install')).toBe(false)
  for (const line of ['sudo npm ci', 'CI=1 npm test', 'a;npm test', 'a||npx vite', '(npm ci)']) {
    expect(usesNpm(line), line).toBe(true)
  }
})
