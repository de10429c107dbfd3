import type { codeVariants } from '../../model/code-variants.ts'

export type PackageManager = (typeof codeVariants)['package-manager'][number]

type Translation =
  | { ok: true; code: string }
  /** `lineIndex` counts from 0. */
  | { ok: false; lineIndex: number; message: string; hint: string }

/** Programs that a project has installed: `npx` starts them without fetching anything. */
const installedPrograms = [
  'tsc',
  'vite',
  'vitest',
  'eslint',
  'prettier',
  'playwright',
  'biome',
  'tsx',
]

const scripts = ['test', 'start', 'stop']

/** Only npm asks before it fetches a program to run. */
const yesFlags = ['--yes', '-y']

/** All other commands have one name in the other package managers. */
const ci = {
  pnpm: 'install --frozen-lockfile',
  yarn: 'install --immutable',
  bun: 'install --frozen-lockfile',
}

/** Flags of `npm install` → what pnpm and Yarn call them. */
const addFlags: { [flag: string]: string } = {
  '-D': '-D',
  '--save-dev': '-D',
  '-E': '-E',
  '--save-exact': '-E',
  '--save': '',
  '-S': '',
}

/** Whether a shell block is written for npm, so that it can be offered for the others. */
export function usesNpm(code: string): boolean {
  return code.split('\n').some((line) => /(?:^|&&)\s*(?:npm|npx)\s/.test(`${line} `))
}

/**
 * Says a shell block that is written for npm in another package manager's words. Comments and lines that do not
 * call npm stay as they are. Own code, because npm-to-yarn gets half of the commands in the test wrong, `npm ci` and
 * `npx tsc` among them.
 *
 *     npm install -D vitest   → pnpm add -D vitest · yarn add -D vitest · bun add -d vitest
 */
export function translatePackageManager(code: string, manager: PackageManager): Translation {
  if (manager === 'npm') return { ok: true, code }
  const lines: string[] = []
  for (const [lineIndex, line] of code.split('\n').entries()) {
    const translated = translateLine(line, manager)
    if (translated === null) {
      return {
        ok: false,
        lineIndex,
        message: `\`${line.trim()}\` cannot be said for ${manager}.`,
        hint: 'Expected npm install, uninstall, ci, create, init, run, test, start, or npx, with flags that all managers have.',
      }
    }
    lines.push(translated)
  }
  return { ok: true, code: lines.join('\n') }
}

type Other = Exclude<PackageManager, 'npm'>

/** `cd app && npm install # once` is translated part by part. */
function translateLine(line: string, manager: Other): string | null {
  const commentAt = line.search(/(?<!\S)#/)
  const whole = (commentAt < 0 ? line : line.slice(0, commentAt)).trimEnd()
  const comment = line.slice(whole.length)
  const parts = whole.split(' && ').map((part) => {
    const command = part.trimStart()
    const indent = part.slice(0, part.length - command.length)
    const translated = translateCommand(command, manager)
    return translated === null ? null : indent + translated
  })
  return parts.includes(null) ? null : parts.join(' && ') + comment
}

function translateCommand(command: string, manager: Other): string | null {
  const [program = '', verb = '', ...rest] = command.split(/\s+/)
  if (program === 'npx') return translateNpx([verb, ...rest], manager)
  if (program !== 'npm') return /\bnp[mx]\b/.test(command) ? null : command
  const say = (name: string, words: string[]) => [manager, name, ...words].filter(Boolean).join(' ')

  switch (verb) {
    case 'install':
    case 'i':
    case 'add': {
      const words = translateFlags(rest, manager)
      if (words === null) return null
      return words.some((word) => !word.startsWith('-')) ? say('add', words) : sayAlone('install')
    }
    case 'uninstall':
    case 'remove':
    case 'rm':
      return rest.length > 0 && !rest.some((word) => word.startsWith('-'))
        ? say('remove', rest)
        : null
    case 'ci':
      return sayAlone(ci[manager])
    case 'create':
      return say('create', translateCreate(rest.filter((word) => !yesFlags.includes(word))))
    case 'init':
      if (rest[0] && !rest[0].startsWith('-')) return say('create', translateCreate(rest))
      if (rest.some((word) => !yesFlags.includes(word))) return null
      // pnpm never asks.
      return say('init', rest.length > 0 && manager !== 'pnpm' ? ['-y'] : [])
    case 'run':
      return rest.length > 0 ? say('run', withoutSeparator(rest)) : null
    default:
      return scripts.includes(verb) ? say('run', [verb, ...withoutSeparator(rest)]) : null
  }

  function sayAlone(name: string) {
    return rest.length === 0 ? say(name, []) : null
  }
}

function translateFlags(words: string[], manager: Other): string[] | null {
  const translated = words.map((word) => {
    if (!word.startsWith('-') || word === '\\') return word
    const flag = addFlags[word] ?? null
    return manager === 'bun' && flag === '-D' ? '-d' : flag
  })
  return translated.includes(null) ? null : translated.filter((word): word is string => !!word)
}

/** Only npm needs `--` before what is meant for the script or the template. */
function withoutSeparator(words: string[]): string[] {
  const index = words.indexOf('--')
  return index < 0 ? words : words.toSpliced(index, 1)
}

/** The others take the newest template unless told otherwise; Yarn 1 does not know tags here. */
function translateCreate([template = '', ...rest]: string[]): string[] {
  return [template.replace(/@latest$/, ''), ...withoutSeparator(rest)]
}

function translateNpx(words: string[], manager: Other): string | null {
  const [program = '', ...rest] = words.filter((word) => !yesFlags.includes(word))
  if (program === '' || program.startsWith('-')) return null
  const isInstalled = installedPrograms.includes(program)
  const start = {
    pnpm: isInstalled ? 'pnpm exec' : 'pnpm dlx',
    yarn: isInstalled ? 'yarn run' : 'yarn dlx',
    bun: 'bunx',
  }[manager]
  return [start, program, ...rest].join(' ')
}
