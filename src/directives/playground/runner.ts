import type { Editor } from '../../live/page/editor.ts'
import { pauseMs } from '../../live/page/pause.ts'
import type { PlaygroundFile } from '../../live/playground/project.ts'

type RunnerElements = {
  /** Results are shown at its end. */
  block: HTMLElement
  bar: HTMLElement
  run: HTMLButtonElement
  status: HTMLElement
}

export type Runner = {
  /** Runs the project, or ends the run that goes on. */
  press(): void
  /** Runs it again, if it has been run, once the reader has paused. */
  changed(): void
  /** Takes away what came out of the last run: the project is another one. */
  clear(): void
  end(): void
}

/**
 * Runs a project as live samples run: in the sandboxed frame, compiled in the browser. Nothing runs before `press`.
 * @param project the files as they are by now, the one to run first
 * @param editor where values are shown beside their lines
 */
export async function createRunner(
  { block, bar, run, status }: RunnerElements,
  project: () => readonly PlaygroundFile[],
  editor: () => Editor | null,
): Promise<Runner> {
  const [{ clear, press, rerun, sessionOf }, { loadCompiler }] = await Promise.all([
    import('../../live/page/run-sample.ts'),
    import('../../live/page/edit-sample.ts'),
  ])
  const { compileShown } = await loadCompiler()
  const end = new AbortController()
  const edit = document.createElement('button')
  const controls = { block, bar, run, edit, status, signal: end.signal }
  let pause = 0
  let hasRun = false

  sessionOf(controls).editing = {
    async compile() {
      const { modules, sample } = compileShown(project())
      return { modules, sample: { ...sample, lines: [] } }
    },
    code: (path) => project().find((file) => file.path === path)?.code ?? '',
    show(results, error) {
      const [entry, ...others] = project()
      if (entry) editor()?.showResults(entry.path, results)
      for (const { path } of others) {
        const isHere = error?.file === path && error.line > 0
        editor()?.showResults(
          path,
          new Map(isHere ? [[error.line, { kind: 'error', text: error.text }]] : []),
        )
      }
    },
    lineOf: (line) => line,
    reset() {},
  }

  return {
    press() {
      hasRun = true
      press(controls)
    },
    changed() {
      clearTimeout(pause)
      if (hasRun) pause = window.setTimeout(() => rerun(controls), pauseMs)
    },
    clear() {
      clearTimeout(pause)
      hasRun = false
      clear(controls)
      status.textContent = ''
      delete status.dataset.verdict
      run.textContent = 'Run'
      delete block.dataset.outcome
    },
    end() {
      clearTimeout(pause)
      end.abort()
    },
  }
}
