import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import {
  finalProjectsOf,
  isTypeScript,
  type Project,
  type ProjectFile,
  pageLine,
  projectsOf,
} from '../../compiler/code/project.ts'
import { isRun } from '../../compiler/code/run-samples.ts'
import { type Diagnostic, errorIn } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import { mapConcurrent } from '../../system/concurrency.ts'
import { cacheDir as projectCacheDir } from '../../system/project.ts'
import { countSamples, type PageResult, sumOfCounts } from './counts.ts'
import { typeDiagnostics } from './expected-errors.ts'
import { isTyped } from './kinds.ts'
import { openResultsCache } from './results-cache.ts'
import { runSample } from './run.ts'
import { buildSandbox } from './sandbox-build.ts'
import { staticDiagnostics } from './static-checks.ts'
import { typecheck } from './typecheck.ts'

export type Options = {
  /** The folder of the disk cache, inside the project. Samples are written to it while they're checked. */
  cacheDir?: string
  /** Whether results of earlier runs are used. */
  useCache?: boolean
  /** How long a sample may run. */
  timeLimitMs?: number
}

/** Checks every sample of the pages. Pages whose samples have been checked before are skipped. */
export async function checkSamples(pages: Page[], options: Options = {}): Promise<PageResult> {
  const { cacheDir = projectCacheDir, useCache = true, timeLimitMs } = options
  const cache = useCache ? await openResultsCache(cacheDir) : null
  const results = new Map<Page, PageResult>()
  const withSamples = pages.filter(({ samples }) => samples.length > 0)
  for (const page of withSamples) {
    const kept = await cache?.read(page)
    if (kept) results.set(page, kept.result)
  }
  const changed = withSamples.filter((page) => !results.has(page))
  if (changed.length > 0) {
    mkdirSync(cacheDir, { recursive: true })
    const work = mkdtempSync(path.join(cacheDir, 'samples-'))
    try {
      const diagnostics = await checkPages(changed, work, timeLimitMs)
      for (const page of changed) {
        const result = {
          diagnostics: diagnostics.filter(({ file }) => file === page.sourcePath),
          counts: countSamples(page),
        }
        results.set(page, result)
        await cache?.write(page, result)
      }
    } finally {
      rmSync(work, { recursive: true, force: true })
    }
  }
  const all = pages.flatMap((page) => results.get(page) ?? [])
  return {
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
    counts: sumOfCounts(all.map(({ counts }) => counts)),
  }
}

async function checkPages(
  pages: Page[],
  work: string,
  timeLimitMs?: number,
): Promise<Diagnostic[]> {
  const projects = pages.flatMap(projectsOf)
  const finalProjects = pages.flatMap(finalProjectsOf)
  for (const { folder, files } of [...projects, ...finalProjects]) {
    for (const file of files) {
      const target = path.join(work, folder, file.path)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, file.code)
    }
  }
  // The type check is one process that mostly waits, so samples run at the same time.
  const [typed, ran] = await Promise.all([
    typesOf(projects, finalProjects, work),
    outcomesOf(projects, path.dirname(work), timeLimitMs),
  ])
  const diagnostics = [...pages.flatMap(staticDiagnostics), ...typed]

  // Running a sample that has other errors would only report these again.
  const isWrong = ({ page, sample }: ProjectFile) =>
    diagnostics.some(
      ({ file, line }) =>
        file === page.sourcePath &&
        line !== undefined &&
        line >= sample.line &&
        line <= pageLine(sample, sample.code.split('\n').length),
    )
  return [
    ...diagnostics,
    ...ran.flatMap((result) => (isWrong(result.file) ? [] : result.diagnostics)),
  ]
}

async function outcomesOf(
  projects: Project[],
  cacheDir: string,
  timeLimitMs?: number,
): Promise<{ file: ProjectFile; diagnostics: Diagnostic[] }[]> {
  const runs = projects.flatMap((project) =>
    project.files
      .filter((file) => file.isOwn && isRun(file.sample))
      .map((file) => ({ file, project })),
  )
  if (runs.length === 0) return []
  const sandbox = await buildSandbox(cacheDir)
  return mapConcurrent(2 * availableParallelism(), runs, async ({ file, project }) => ({
    file,
    diagnostics: await runSample(file, project, sandbox, timeLimitMs),
  }))
}

async function typesOf(
  projects: Project[],
  finalProjects: Project[],
  work: string,
): Promise<Diagnostic[]> {
  const errors = await typecheck([...projects, ...finalProjects], work)
  const checked = (files: ProjectFile[]) =>
    files.filter((file) => file.isOwn && isTyped(file.sample) && isTypeScript(file))
  const found = projects.flatMap(({ files }) =>
    checked(files).flatMap((file) => {
      const own = errors.filter((error) => error.file === file)
      return typeDiagnostics(file, own)
    }),
  )
  const foundLines = new Set(found.map(({ file, line }) => `${file}:${line}`))
  const ofTheEnd = finalProjects.flatMap(({ files }) =>
    checked(files).flatMap((file) =>
      errors
        .filter((error) => error.file === file)
        .map(({ line, code, message }) => togetherDiagnostic(file, line, `TS${code}: ${message}`)),
    ),
  )
  return [...found, ...ofTheEnd.filter(({ file, line }) => !foundLines.has(`${file}:${line}`))]
}

function togetherDiagnostic(
  { page, sample }: ProjectFile,
  line: number,
  message: string,
): Diagnostic {
  return errorIn(
    { file: page.sourcePath, line: pageLine(sample, line) },
    message,
    'This appears when all files of the page are together in one app, each as it is in the end.',
  )
}
