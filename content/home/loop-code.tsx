import type { ReactNode } from 'react'
import { type CodeLine, CodeLines } from './code-lines.tsx'
import { lines as component } from './samples/tally.tsx?highlighted'
import { lines as slice } from './samples/tallySlice.ts?highlighted'

/** What a line does in the loop, by a part of its text; the first that matches. */
const concepts: [part: RegExp, concept: string][] = [
  [/dispatch\(/, 'action'],
  [/useSelector\(/, 'view'],
  [/initialState/, 'state'],
  [/^ {4}(\w+\(state|\})|^ {6}state\./, 'reducer'],
]

const marked = (lines: CodeLine[]): CodeLine[] =>
  lines.map((line) => ({
    ...line,
    concept: concepts.find(([part]) => part.test(line.text))?.[1],
  }))

/** The lines of the slice, where of the case reducers only the named one is at work. */
function sliceWhile(running: string | undefined): CodeLine[] {
  let name: string | undefined
  return marked(slice).map((line) => {
    name = /^ {4}(\w+)\(state/.exec(line.text)?.[1] ?? name
    return line.concept === 'reducer' && name !== running ? { ...line, concept: undefined } : line
  })
}

export const sliceFile = { path: 'tallySlice.ts', code: slice.map(({ text }) => text).join('\n') }

/**
 * The code of the loop. Its lines have the colors of the stations where they are at work.
 * @param running the name of the case reducer that the action runs
 * @param lit the concept whose lines an action has just reached
 * @param log what has happened in the store
 * @param children the controls of the slice
 */
export function LoopCode({
  running,
  lit,
  log,
  children,
}: {
  running: string | undefined
  lit: string | undefined
  log: ReactNode
  children: ReactNode
}) {
  return (
    <div className="live-loop-code">
      {log}
      <CodeLines title={sliceFile.path} lines={sliceWhile(running)} lit={lit}>
        {children}
      </CodeLines>
      <CodeLines title="Tally.tsx" lines={marked(component)} lit={lit} />
    </div>
  )
}
