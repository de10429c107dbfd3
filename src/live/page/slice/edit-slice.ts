import { adoptStyles } from '../../../browser/dom/adopt-styles.ts'
import type { Frame } from '../frame-host.ts'
import type { SampleHost } from '../sample-host.ts'
import styles from './edit-slice.css?inline'
import driver from './in-frame.ts?raw'
import { reducerCode } from './reducer-code.ts'
import {
  type ActionCreator,
  type HistoryEntry,
  type Loop,
  readSliceMessage,
  type Sent,
} from './slice-messages.ts'

export type SliceEditor = {
  /**
   * Handles the Edit button: makes the slice an editor, or the page's again.
   * @param done the actions so far, which are sent again to the edited slice
   */
  press(done: Sent[]): Promise<void>
  /** Sends an action to the store in the frame. The results come to `onChange`. */
  dispatch(sent: Sent): void
}

/** Added below the slice, so that the lines of errors are the slice's own. */
const below = (name: string) =>
  [
    '\n',
    "import { configureStore as liveConfigure } from '@reduxjs/toolkit'",
    "import { drive as liveDrive } from './in-frame'",
    `liveDrive('${name}', typeof ${name} === 'undefined' ? undefined : ${name}, (reducer) => liveConfigure({ reducer }))`,
  ].join(';')

/**
 * Lets a reader edit a slice where a page shows it. Its store is in the frame that runs samples, and after each change
 * of the code, all actions are sent again.
 * @param name the slice's name in its file
 * @param onChange gets what has happened in the store, and null when the slice is the page's again
 */
export function createSliceEditor(
  host: SampleHost,
  file: { path: string; code: string },
  name: string,
  onChange: (loop: Loop | null) => void,
): SliceEditor {
  let frame: Frame | null = null
  let creators: ActionCreator[] = []
  let history: HistoryEntry[] = []
  /** Actions that are sent again after each change; null once the reader continues from what is shown. */
  let wanted: Sent[] | null = null
  let compiled = file.code
  let running = compiled

  const send = (list: Sent[]) => frame?.ask({ do: 'dispatch', text: JSON.stringify(list) })

  const follower = {
    follow(next: Frame) {
      frame = next
      running = compiled
      next.setPinned(true)
      next.inspect('inspect(followSlice)')
    },
    hear(content: unknown) {
      const message = readSliceMessage(content)
      const more = message.history.map((entry) => ({
        ...entry,
        reducer: entry.sent ? reducerCode(running, entry.sent[0]) : '',
      }))
      if (message.creators) {
        wanted ??= history.flatMap(({ sent }) => (sent ? [sent] : []))
        creators = message.creators
        history = more
        const possible = wanted.filter(([name]) =>
          creators.some((creator) => creator.name === name),
        )
        // Their results are shown at once.
        if (possible.length > 0) return send(possible)
      } else history = [...history, ...more]
      onChange({ creators, history })
      if (history.at(-1)?.error) return
      host.show({ status: 'The loop runs this code', verdict: 'passed' })
    },
    end() {
      frame?.end()
      frame = null
      history = []
      wanted = null
      onChange(null)
    },
  }

  return {
    async press(done) {
      adoptStyles(styles)
      const { edit } = await import('../edit-sample.tsx')
      if (!frame) wanted = done
      await edit(host, {
        own: file,
        importedFiles: [],
        setUp: '',
        preview: undefined,
        hiddenParts(code) {
          compiled = code
          return { below: below(name), files: [{ path: 'in-frame.ts', code: driver }] }
        },
        follower,
      })
    },
    dispatch(sent) {
      if (!frame || frame.hasEnded()) return
      wanted = null
      send([sent])
    },
  }
}
