import { type Compiled, type CompileOptions, compilePage, type PageSource } from './compile.ts'

/** What the worker pool is asked to do: one page at a time. */
export function compileTask(task: {
  source: PageSource
  options: CompileOptions
}): Promise<Compiled> {
  return compilePage(task.source, task.options)
}
