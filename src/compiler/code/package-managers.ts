import type { codeVariants } from '../../model/code-variants.ts'

export type PackageManager = (typeof codeVariants)['package-manager'][number]

type Translation =
  | { ok: true; code: string }
  /** `lineIndex` counts from 0. */
  | { ok: false; lineIndex: number; message: string; hint: string }

/** A command of npm, and its equivalents. */
type Command = { npm: RegExp } & { [Manager in Exclude<PackageManager, 'npm'>]: string }

const inAll = (npm: RegExp, rest: string): Command => ({
  npm,
  pnpm: `pnpm ${rest}`,
  yarn: `yarn ${rest}`,
  bun: `bun ${rest}`,
})

/** A package of the registry. Others, such as folders, have another form for each manager. */
const packageName = /^(["']?)(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:@[\w.^~-]+)?\1$/

/**
 * All commands that pages may use. The first match counts. Only npm needs `--` before arguments for a script or a
 * template, and asks before it downloads a program.
 */
const commands: Command[] = [
  inAll(/^npm (?:install|i)$/, 'install'),
  {
    npm: /^npm ci$/,
    pnpm: 'pnpm install --frozen-lockfile',
    yarn: 'yarn install --immutable',
    bun: 'bun install --frozen-lockfile',
  },
  {
    npm: /^npm (?:install|i) (?:-D|--save-dev)((?: [^-\s]\S*)+)$/,
    pnpm: 'pnpm add -D$1',
    yarn: 'yarn add -D$1',
    bun: 'bun add -d$1',
  },
  inAll(/^npm (?:install|i)((?: [^-\s]\S*)+)$/, 'add$1'),
  inAll(/^npm uninstall((?: [^-\s]\S*)+)$/, 'remove$1'),
  inAll(/^npm (?:run )?(test|start|(?<=run )[^-\s]\S*)(?: --( .+))?$/, 'run $1$2'),
  inAll(
    /^npm create (?:--yes )?([^-\s@]+)(?:@latest)?( [^-\s]\S*)?(?: --( .+))?$/,
    'create $1$2$3',
  ),
  {
    // Programs that the project has installed, which other package managers start in another way.
    npm: /^npx ((?:tsc|vite|vitest|eslint|prettier|playwright|biome|tsx)(?: .+)?)$/,
    pnpm: 'pnpm exec $1',
    yarn: 'yarn run $1',
    bun: 'bunx $1',
  },
  { npm: /^npx (?:--yes )?([^-\s].*)$/, pnpm: 'pnpm dlx $1', yarn: 'yarn dlx $1', bun: 'bunx $1' },
]

/** Whether a shell block calls npm, be it in a way that can be translated or not. */
export function usesNpm(code: string): boolean {
  return code.split('\n').some((line) => callsNpm(line.replace(/(?<!\S)#.*/, '')))
}

/** Where a command may begin: after an operator, a bracket, a variable's value, or a word that calls another command. */
const callsNpm = (line: string) =>
  /(?:^|[;&|(`]|(?<!\S)(?:sudo|exec|env|time|then|do|else|\w+=\S*)\s)\s*np[mx](?!\S)/.test(line)

/** Between commands that run one after the other or at once. */
const operators = /(&&|\|\||;|&)/

/** What the shell does something with, beyond words, texts in quotes, and operators. */
const isPlain = (line: string) =>
  /^(?:[^"'`$\\<>(){}*?|]|\|\||'[^'`$\\&;|]*'|"[^"`$\\&;|]*")*$/.test(line)

/**
 * Translates a shell block from npm to another package manager. Comments and lines that don't call npm stay as they
 * are. Own code, because npm-to-yarn changes the meaning of `npm ci`, `npm create --yes` and `npx tsc`.
 *
 *     npm install -D vitest   → pnpm add -D vitest · yarn add -D vitest · bun add -d vitest
 */
export function translatePackageManager(code: string, manager: PackageManager): Translation {
  if (manager === 'npm') return { ok: true, code }
  const lines = code.split('\n').map((line) => translateLine(line, manager))
  const lineIndex = lines.indexOf(null)
  if (lineIndex < 0) return { ok: true, code: lines.join('\n') }
  return {
    ok: false,
    lineIndex,
    message: `\`${code.split('\n')[lineIndex]?.trim()}\` cannot be said for ${manager}.`,
    hint: 'Expected npm install, uninstall, ci, run, test, start or create, or npx. The only flag that all managers have is `-D` (`--save-dev`), before the packages.',
  }
}

/** Whether everything that a command installs or removes is a package of the registry. */
function namesPackages(command: string): boolean {
  const [, verb = '', ...names] = command.split(' ')
  if (!/^(?:i|install|uninstall)$/.test(verb)) return true
  return names.every((name) => name.startsWith('-') || packageName.test(name))
}

/** Translates each command of `cd app && npm install # once`; null if one of them can't be said with certainty. */
function translateLine(line: string, manager: Exclude<PackageManager, 'npm'>): string | null {
  const [whole = ''] = line.split(/(?<!\S)#/)
  const written = whole.trimEnd()
  if (!/\bnp[mx]\b/.test(written)) return line
  if (!isPlain(written)) return null
  const parts = written.split(operators).map((part) => {
    const command = part.trim()
    if (!/\bnp[mx]\b/.test(command)) return part
    const known = commands.find(({ npm }) => npm.test(command))
    if (!known || !namesPackages(command)) return null
    return part.replace(command, () => command.replace(known.npm, known[manager]))
  })
  return parts.includes(null) ? null : parts.join('') + line.slice(written.length)
}
