import type { Editor } from '../../live/page/editor.ts'
import { pauseMs } from '../../live/page/pause.ts'
import type { SampleHost } from '../../live/page/sample-host.ts'
import type { PlaygroundFile } from '../../live/playground/project.ts'

export type Runner = {
  /** Runs the project, or ends the current run. */
  press(): void
  /** Call it when the reader has changed something. Runs the project again after a pause, if it has been run before. */
  changed(): void
  /** Removes the results of the last run, because another project was opened. */
  clear(): void
}

/**
 * Runs a project like a live sample: in the sandboxed frame, compiled in the browser. Nothing runs before `press`.
 * @param project returns the current files, the one to run first
 * @param editor shows values beside their lines
 */
export async function createRunner(
  host: SampleHost,
  project: () => readonly PlaygroundFile[],
  editor: () => Editor | null,
): Promise<Runner> {
  const [{ clear, press, rerun, sessionOf }, { loadCompiler }] = await Promise.all([
    import('../../live/page/run-sample.ts'),
    import('../../live/page/edit-sample.tsx'),
  ])
  const [{ compileProject }, { previewOf, shownProject }] = await loadCompiler()
  let pause = 0
  let hasRun = false
  host.signal.addEventListener('abort', () => clearTimeout(pause))

  sessionOf(host).editing = {
    async compile() {
      const { files, ...shown } = shownProject(project(), previewOf(project()))
      const { modules, sample } = compileProject(files, shown)
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
      press(host)
    },
    changed() {
      clearTimeout(pause)
      if (hasRun) pause = window.setTimeout(() => rerun(host), pauseMs)
    },
    clear() {
      clearTimeout(pause)
      hasRun = false
      clear(host)
    },
  }
}
