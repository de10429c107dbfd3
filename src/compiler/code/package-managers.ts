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

/** Whether a shell block is written for npm, so that it can be translated. */
export function usesNpm(code: string): boolean {
  return code.split('\n').some((line) => /(?:^|&&)\s*(?:npm|npx)\s/.test(`${line} `))
}

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

/** Translates each part of `cd app && npm install # once`; null for a command that isn't in the list. */
function translateLine(line: string, manager: Exclude<PackageManager, 'npm'>): string | null {
  const [whole = ''] = line.split(/(?<!\S)#/)
  const parts = whole
    .trimEnd()
    .split(' && ')
    .map((command) => {
      if (!/\bnp[mx]\b/.test(command)) return command
      const known = commands.find(({ npm }) => npm.test(command))
      return known ? command.replace(known.npm, known[manager]) : null
    })
  return parts.includes(null) ? null : parts.join(' && ') + line.slice(whole.trimEnd().length)
}
