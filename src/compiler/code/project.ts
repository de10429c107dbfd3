import path from 'node:path'
import { resolveSpecifier } from '../../live/compile/resolve.ts'
import type { Page, Sample } from '../../model/page.ts'
import { keptLines } from './marks.ts'
import { languageOf, syntaxDiagnostics } from './syntax.ts'

/** What is needed of a page to lay its samples out. */
export type ProjectPage = Pick<Page, 'id' | 'samples' | 'sourcePath'>

/** A sample as a file of its page's project. */
export type ProjectFile = {
  /** Path inside the project: its title, or `sample-<line>.tsx`. */
  path: string
  /** The sample's code, line for line, with lines marked as removed left empty. */
  code: string
  sample: Sample
  page: ProjectPage
  /** False for a file that is only there because others import it; it is checked in another version. */
  isOwn: boolean
}

/** What a reader's folder holds at one point of a page. */
export type Project = {
  /** Folder name, unique over the site: `usage/index/0`. */
  folder: string
  files: ProjectFile[]
}

const scriptLanguages = ['ts', 'tsx', 'js', 'jsx']
const importable = [...scriptLanguages, 'json', 'css']
const titlePath = /^(?:\.?\/)?((?:[\w@.()[\]-]+\/)*[\w@.()[\]-]+\.(?:[mc]?[jt]sx?|json|css))$/

/** Line of the page's file that a line of a sample is (both counted from 1). */
export function pageLine(sample: Sample, codeLine: number): number {
  return sample.line + codeLine
}

/** Whether a file is TypeScript, with or without JSX, by the ending of its path. */
export function isTypeScript(file: { path: string }): boolean {
  return /\.[mc]?tsx?$/.test(file.path)
}

/**
 * Lays out the samples of a page as files. Samples with a title stand at that path, others beside them as
 * modules of their own. A title that comes again replaces its file: this starts the next project, so
 * that each sample is checked against the files as they are at its place on the page. A file that only comes
 * further down is there from the start. A fence that shows a whole file of `examples/` is there for others to
 * import; it is checked with its application, and so is one that shows a region, which is left out.
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
 * What a reader's folder holds at the end of a page: each titled file in its last state, and the samples without a
 * title that import one of them. Samples that are wrong on purpose are left out. Of alternatives (`alternative=saga`)
 * a reader takes one, so each is a project of its own, with everything that has no name. Pages whose samples are one
 * project anyway have none.
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
  // A part of a file, which must not take the place of the whole.
  if (nocheck !== undefined && !isReadable(sample)) return null
  if (file !== undefined) return isWholeFile(file) ? title : null
  if (title !== null) return importable.includes(sample.language) ? title : null
  if (!scriptLanguages.includes(sample.language)) return null
  return `sample-${sample.line}.${sample.language}`
}

const isReadable = ({ language, code }: Sample) =>
  !scriptLanguages.includes(language) ||
  syntaxDiagnostics(keptLines(code), languageOf(`code.${language}`)).length === 0

/** Not a region of a file. */
const isWholeFile = (file: string | true) => file !== true && !file.includes('#')

/** The title as a path inside the project, or null when it is none (`Terminal`, `../up.ts`). */
export function titlePathOf({ options: { title } }: Sample): string | null {
  const match = typeof title === 'string' ? titlePath.exec(title) : null
  const filePath = match?.[1] ?? null
  return filePath === null || filePath.split('/').includes('..') ? null : filePath
}

/** The file of a project that an import names; undefined for packages, and for files that there are not. */
export function resolveImport(
  { files }: Project,
  from: { path: string },
  specifier: string,
): ProjectFile | undefined {
  const paths = files.map((file) => file.path)
  const resolved = resolveSpecifier(paths, from.path, specifier)
  return files.find((file) => file.path === resolved)
}
