import path from 'node:path'
import { languageOf } from '../../live/compile/parse-module.ts'
import { resolveSpecifier } from '../../live/compile/resolve.ts'
import type { Page, Sample } from '../../model/page.ts'
import { keptLines } from './marks.ts'
import { syntaxDiagnostics } from './syntax.ts'

/** The parts of a page that its projects are made from. */
export type ProjectPage = Pick<Page, 'id' | 'samples' | 'sourcePath'>

/** A sample as a file of its page's project. */
export type ProjectFile = {
  /** Path inside the project: its title, or `sample-<line>.tsx`. */
  path: string
  /** The sample's code. Lines marked as removed are empty, so that the others keep their numbers. */
  code: string
  sample: Sample
  page: ProjectPage
  /** False for a file that is only there to be imported; another version of it is checked. */
  isOwn: boolean
}

/** The reader's folder at one point of a page. */
export type Project = {
  /** Folder name, unique on the site: `usage/index/0`. */
  folder: string
  files: ProjectFile[]
}

const scriptLanguages = ['ts', 'tsx', 'js', 'jsx']
const importable = [...scriptLanguages, 'json', 'css']
const titlePath = /^(?:\.?\/)?((?:[\w@.()[\]-]+\/)*[\w@.()[\]-]+\.(?:[mc]?[jt]sx?|json|css))$/

/** The line in the page's file for a line of a sample (both counted from 1). */
export function pageLine(sample: Sample, codeLine: number): number {
  return sample.line + codeLine
}

/** Whether a file is TypeScript, with or without JSX, by the ending of its path. */
export function isTypeScript(file: { path: string }): boolean {
  return /\.[mc]?tsx?$/.test(file.path)
}

/**
 * Lays out the samples of a page as files. A sample with a title is a file at that path; others are modules beside it.
 * A title that comes again replaces the file and starts the next project, so each sample is checked with the files as
 * they are at its place on the page. A file that is only shown further down is there from the start. A fence that shows
 * a whole file of `examples/` can be imported, but is checked with its application. A fence that shows a region of one
 * is left out.
 */
export function projectsOf(page: ProjectPage): Project[] {
  const files = page.samples.flatMap((sample) => {
    const filePath = pathOf(sample)
    return filePath === null ? [] : [{ path: filePath, code: keptLines(sample.code), sample, page }]
  })
  const starts = [0]
  let titles = new Set<string>()
  for (const [index, file] of files.entries()) {
    if (titles.has(file.path)) {
      starts.push(index)
      titles = new Set()
    }
    titles.add(file.path)
  }
  return starts.map((start, number) => {
    const end = starts[number + 1] ?? files.length
    const byPath = new Map<string, ProjectFile>()
    for (const [index, file] of files.entries()) {
      const isOwn = index >= start && index < end
      const isTitled = titlePathOf(file.sample) !== null
      if (isOwn || (isTitled && (index < start || !byPath.has(file.path)))) {
        byPath.set(file.path, { ...file, isOwn })
      }
    }
    return { folder: path.posix.join(page.id, String(number)), files: [...byPath.values()] }
  })
}

/**
 * The reader's folder at the end of a page: each titled file in its last state, and the samples without a title that
 * import one. Samples that are wrong on purpose are left out. Readers choose one of several alternatives
 * (`alternative=saga`), so each is a project of its own, with everything that isn't part of an alternative. If all
 * samples of a page are one project anyway, there are none.
 */
export function finalProjectsOf(page: ProjectPage): Project[] {
  if (projectsOf(page).length === 1 && !page.samples.some(alternativeOf)) return []
  const files = page.samples.flatMap((sample) => {
    const filePath = 'errors' in sample.options ? null : pathOf(sample)
    if (filePath === null) return []
    return [{ path: filePath, code: keptLines(sample.code), sample, page, isOwn: true }]
  })
  const names = new Set(files.flatMap(({ sample }) => alternativeOf(sample) ?? []))
  return [...(names.size > 0 ? names : [undefined])].map((name) => {
    const byPath = new Map<string, ProjectFile>()
    for (const file of files) {
      const alternative = alternativeOf(file.sample)
      if (alternative !== undefined && alternative !== name) continue
      if (titlePathOf(file.sample) !== null || importsFile.test(file.code)) {
        byPath.set(file.path, { ...file })
      }
    }
    const folder = path.posix.join(page.id, name === undefined ? 'end' : `end-${name}`)
    return { folder, files: [...byPath.values()] }
  })
}

const importsFile = /\b(?:from|import)\s*(?:\(\s*)?['"]\.{1,2}\//

function alternativeOf({ options: { alternative } }: Sample): string | undefined {
  return typeof alternative === 'string' ? alternative : undefined
}

function pathOf(sample: Sample): string | null {
  const title = titlePathOf(sample)
  const { file, nocheck } = sample.options
  // A part of a file must not replace the whole.
  if (nocheck !== undefined && !isReadable(sample)) return null
  if (file !== undefined) return isWholeFile(file) ? title : null
  if (title !== null) return importable.includes(sample.language) ? title : null
  if (!scriptLanguages.includes(sample.language)) return null
  return `sample-${sample.line}.${sample.language}`
}

const isReadable = ({ language, code }: Sample) =>
  !scriptLanguages.includes(language) ||
  syntaxDiagnostics(keptLines(code), languageOf(`code.${language}`)).length === 0

/** Whether a fence shows a whole file, and not a region of it. */
const isWholeFile = (file: string | true) => file !== true && !file.includes('#')

/** The title as a path inside the project; null if it isn't one (`Terminal`, `../up.ts`). */
export function titlePathOf({ options: { title } }: Sample): string | null {
  const match = typeof title === 'string' ? titlePath.exec(title) : null
  const filePath = match?.[1] ?? null
  return filePath === null || filePath.split('/').includes('..') ? null : filePath
}

/** The file of a project that an import refers to; undefined for packages and missing files. */
export function resolveImport(
  { files }: Project,
  from: { path: string },
  specifier: string,
): ProjectFile | undefined {
  const paths = files.map((file) => file.path)
  const resolved = resolveSpecifier(paths, from.path, specifier)
  return files.find((file) => file.path === resolved)
}
