import { maxFiles, type PlaygroundFile, problemWithPath } from './project.ts'

/** The state of the playground, as one value. */
export type Workspace = {
  files: readonly PlaygroundFile[]
  /** Path of the shown file. */
  shown: string
}

/** The state of a project when it's opened: the first file is shown. */
export const workspaceOf = (files: readonly PlaygroundFile[]): Workspace => ({
  files,
  shown: files[0]?.path ?? '',
})

/** Sets the code of a file. */
export function withCode(workspace: Workspace, path: string, code: string): Workspace {
  const files = workspace.files.map((file) => (file.path === path ? { path, code } : file))
  return { ...workspace, files }
}

/** Adds an empty file and shows it, or returns what is wrong with its name. */
export function added({ files }: Workspace, path: string): Workspace | { problem: string } {
  if (files.length >= maxFiles) return { problem: `A project has at most ${maxFiles} files.` }
  const problem = problemWithPath(path, pathsOf(files))
  if (problem) return { problem }
  return { files: [...files, { path, code: '' }], shown: path }
}

/** Renames the shown file, or returns what is wrong with the name. */
export function renamed(
  { files, shown }: Workspace,
  path: string,
): Workspace | { problem: string } {
  const others = pathsOf(files).filter((other) => other !== shown)
  const problem = problemWithPath(path, others)
  if (problem) return { problem }
  return {
    files: files.map((file) => (file.path === shown ? { ...file, path } : file)),
    shown: path,
  }
}

/** Removes the shown file, unless it's the last one. */
export function removed({ files, shown }: Workspace): Workspace {
  if (files.length <= 1) return { files, shown }
  const index = files.findIndex(({ path }) => path === shown)
  const rest = files.filter(({ path }) => path !== shown)
  return { files: rest, shown: rest[Math.max(0, index - 1)]?.path ?? '' }
}

const pathsOf = (files: readonly PlaygroundFile[]) => files.map(({ path }) => path)
