import type { Failure } from './dependents.ts'
import type { NamedVersion } from './named-versions.ts'
import type { Placed } from './place-changes.ts'

/** All that is known about an upgrade of a package. */
export type Upgrade = {
  name: string
  before: string
  after: string
  changes: Placed[]
  /** What depends on the package and fails; null when it wasn't run. */
  failures: { samples: Failure[]; tests: Failure[]; examples: Failure[] } | null
  /** Comments in the package that state a wrong default, in sentences. */
  wrongComments: string[]
  /** Lines that name the version before. */
  named: NamedVersion[]
  /** What the tool did itself, in sentences. */
  done: string[]
}

/** What a person has to do, one line each. It has fewer lines when the upgrade is looked at again afterward. */
export function toDo({ changes, failures }: Upgrade): string[] {
  const missing = changes
    .filter(({ isDone }) => !isDone)
    .map((change) => `${change.place ?? 'No page'}: ${instructions[change.of](change)}`)
  const failed = Object.values(failures ?? {}).flat()
  return [...missing, ...failed.map(({ place, text }) => `${place}: ${firstLine(text)}`)]
}

const instructions = {
  export: ({ how, name, after }: Placed) =>
    how === 'new' ? `describe \`${name}\`, a new ${after}` : `\`${name}\` is no longer exported`,
  member: ({ how, name, owner }: Placed) =>
    how === 'new'
      ? `describe \`${name}\` of \`${owner}\``
      : `\`${owner}\` has no \`${name}\` anymore`,
  message: ({ how, name }: Placed) =>
    how === 'new' ? `add the message \`${name}\`` : `the message \`${name}\` is gone`,
}

const headings: [Placed['how'][], string][] = [
  [['new'], 'New'],
  [['required', 'optional', 'type', 'default'], 'Changed'],
  [['deprecated'], 'Deprecated'],
  [['removed'], 'Removed'],
]

/** The report as Markdown: what is different, where it belongs, what fails, and at the end what is left to do. */
export function formatReport(upgrade: Upgrade): string {
  const { name, before, after, changes, failures, named, done, wrongComments } = upgrade
  const left = toDo(upgrade)
  return [
    `# ${name} ${before} → ${after}`,
    ...headings.flatMap(([kinds, heading]) =>
      section(heading, changes.filter(({ how }) => kinds.includes(how)).map(changeLine)),
    ),
    ...section('Samples with another output or other types', (failures?.samples ?? []).map(line)),
    ...section('Statements that no longer hold', (failures?.tests ?? []).map(line)),
    ...section('Example applications that fail', (failures?.examples ?? []).map(line)),
    ...section('Defaults that comments of the package state wrongly', wrongComments),
    ...section(
      `Lines that name ${before.split('.').slice(0, 2).join('.')}`,
      named.map(({ place, text }) => `${place}: ${text.slice(0, 200)}`),
    ),
    ...section('Done by this command', done),
    ...section('Nothing to do', idle(upgrade)),
    ...section('To do', left.length > 0 ? left.map((text) => `[ ] ${text}`) : ['Nothing.']),
    '',
  ].join('\n')
}

function idle({ changes, failures }: Upgrade): string[] {
  const described = changes.filter(({ isDone }) => isDone).length
  return [
    ...(described > 0
      ? [`${described} of ${changes.length} changes are described or need no place`]
      : []),
    ...Object.entries(failures ?? {}).flatMap(([kind, failed]) =>
      failed.length === 0 ? [`all ${kind} pass`] : [],
    ),
  ]
}

const section = (heading: string, lines: string[]): string[] =>
  lines.length > 0 ? ['', `## ${heading}`, '', ...lines.map((text) => `- ${text}`)] : []

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''

const line = ({ place, text }: Failure): string => `${place}: ${text.replace(/\n/g, '\n  ')}`

function changeLine({ of, how, name, owner, before, after, place }: Placed): string {
  const what = of === 'message' ? `message \`${name}\`` : `\`${owner ? `${owner}.` : ''}${name}\``
  const detail =
    before !== undefined ? `, ${how}: \`${before}\` → \`${after}\`` : after ? `, ${after}` : ''
  return `${what}${detail}${place ? ` (${place})` : ''}`
}
