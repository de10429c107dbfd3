import type { Code } from 'mdast'
import { compileFile } from '../../live/compile/compile-file.ts'
import type { CompiledModule } from '../../live/compile/compile-module.ts'
import {
  importedNames,
  linkModules,
  noNames,
  type PlacedModule,
  placeModule,
} from '../../live/compile/link-modules.ts'
import { SampleSyntaxError } from '../../live/compile/parse-module.ts'
import { rendersItself, storeFor, withPreview } from '../../live/compile/preview-code.ts'
import {
  type ImportedName,
  type LibraryName,
  librariesFor,
  libraryOf,
} from '../../live/libraries.ts'
import type { LivePage, LiveSources, Preview } from '../../live/live-page.ts'
import type { Page, Sample } from '../../model/page.ts'
import { contentHash } from '../../system/hash.ts'
import type { PageSource } from '../context.ts'
import type { Fence, LiveFence, VariedFence } from './fence.ts'
import { isCut } from './marks.ts'
import {
  type Project,
  type ProjectFile,
  type ProjectPage,
  projectsOf,
  resolveImport,
} from './project.ts'
import { isChecked, isRun } from './run-samples.ts'
import { matchingLines } from './variants.ts'

/** A sample that the check runs but readers can't run, and why. */
type NotLive = { sample: Sample; reason: string }

/**
 * Compiles the samples that readers can run into one file for the page, and adds to their fences where to find them. A
 * sample that browsers can't run, because it needs another package, is left as it is.
 */
export function compileLiveSamples(
  written: Map<Code, VariedFence>,
  source: PageSource,
): { fences: Map<Code, Fence>; live: Page['live'] } {
  const { live, sources, fencesOfSamples } = livePage(source, [...written.values()])
  const json = JSON.stringify(live)
  const texts = JSON.stringify(sources)
  const hash = contentHash(json + texts)
  const liveFence = (fence: VariedFence): LiveFence | null => {
    const index = fencesOfSamples.indexOf(fence)
    const sample = live.samples[index]
    if (!sample) return null
    const needs = [...sample.libraries, ...(sample.preview ? ['preview'] : [])].join(' ')
    return { sampleId: `${hash}.${index}`, needs }
  }
  const fences = [...written].map(
    ([node, fence]) => [node, { ...fence, live: liveFence(fence) }] as const,
  )
  return {
    fences: new Map(fences),
    live: live.samples.length === 0 ? null : { hash, json, sources: texts },
  }
}

/** The samples of a page that aren't live, with the reasons. */
export function notLive(page: ProjectPage): NotLive[] {
  const compile = compileOnce()
  return projectsOf(page).flatMap((project) =>
    project.files.filter(isCandidate).flatMap((file) => {
      if (!isRun(file.sample) && !('preview' in file.sample.options)) return []
      const read = readSample(file, project, compile)
      return typeof read === 'string' ? [{ sample: file.sample, reason: read }] : []
    }),
  )
}

type CompileImported = (file: ProjectFile) => CompiledModule

/** Compiles each imported file only once, because most files are in several projects of a page. */
function compileOnce(): CompileImported {
  const compiled = new Map<string, CompiledModule>()
  return (file) => {
    const key = `${file.path}\n${file.code}`
    const module = compiled.get(key) ?? compileFile(file, false)
    compiled.set(key, module)
    return module
  }
}

const isCandidate = ({ isOwn, sample }: ProjectFile) =>
  isOwn && (isRun(sample) || mayBeShown(sample)) && !('hidden' in sample.options)

/** Whether the sample's options allow showing what it renders. */
const mayBeShown = (sample: Sample): boolean =>
  isChecked(sample) && /^[jt]sx$/.test(sample.language) && !('errors' in sample.options)

type LiveSample = {
  compiled: CompiledModule
  preview: Preview | undefined
  libraries: LibraryName[]
}

/** A sample together with the code that shows it; if it is neither run nor shown, the reason. */
function shownFile(
  file: ProjectFile,
  project: Project,
): { file: ProjectFile; preview?: Preview } | string {
  const { sample, code } = file
  const isAsked = 'preview' in sample.options
  if (mayBeShown(sample) && (isAsked || !isRun(sample) || rendersItself(code))) {
    const store = storeFor(file.path, project.files)
    const preview: Preview = {
      ...(typeof sample.options.preview === 'string' && { element: sample.options.preview }),
      ...(store && { store }),
    }
    const shown = withPreview(code, preview)
    if ('code' in shown) return { file: { ...file, code: shown.code }, preview }
    if (!isRun(sample)) return shown.problem
  }
  return isRun(sample) ? { file } : 'shows nothing'
}

/** Compiles a sample that readers can run; otherwise returns why they can't. */
function readSample(
  file: ProjectFile,
  project: Project,
  compileImported: CompileImported,
): LiveSample | string {
  const { nolive } = file.sample.options
  if (typeof nolive === 'string') return nolive
  const shown = shownFile(file, project)
  if (typeof shown === 'string') return shown
  try {
    const compiled = compileFile(shown.file, true)
    const dependencies = dependenciesOf(shown.file, compiled, project, compileImported)
    const reason = reasonAgainst(file.sample, dependencies)
    return reason ?? { compiled, preview: shown.preview, libraries: dependencies.libraries }
  } catch (error) {
    // The check of samples reports it to the author.
    if (error instanceof SampleSyntaxError) return error.message
    throw error
  }
}

function reasonAgainst(sample: Sample, { packages, code }: Dependencies): string | null {
  const missing = packages.filter((name) => libraryOf(name) === null)
  if (missing.length > 0) return `needs ${missing.join(', ')}`
  if (isRun(sample)) return null
  if (/^(?:export )?declare (?:const|let|var|function|class)\b/m.test(code)) {
    return 'needs what it only declares'
  }
  if (/\b(?:fetchBaseQuery|fetch)\(/.test(code)) return 'needs a server'
  return packages.includes('react-redux') && !code.includes('Provider') ? 'needs a store' : null
}

function livePage({ id, sourcePath }: PageSource, fences: VariedFence[]) {
  const samples = fences.map(({ sample }) => sample)
  const live: LivePage = { modules: [], samples: [] }
  const sources: LiveSources = { setUps: [], files: [] }
  const fencesOfSamples: VariedFence[] = []
  const compileImported = compileOnce()
  const indexes = new Map<string, number>()
  const placed: PlacedModule[] = []
  const add = (key: string, source: string | null, module: () => PlacedModule): number => {
    const known = indexes.get(key)
    if (known !== undefined) return known
    // The index is reserved before the imports are compiled, because modules may import each other.
    const index = placed.length
    indexes.set(key, index)
    placed.push({ ...noNames, path: '', code: '', requests: [] })
    sources.files.push(source)
    placed[index] = module()
    return index
  }

  const mayRun = samples.some((sample) => isRun(sample) || mayBeShown(sample))
  const projects = mayRun ? projectsOf({ id, sourcePath, samples }) : []
  for (const [number, project] of projects.entries()) {
    for (const file of project.files.filter(isCandidate)) {
      const fence = fences.find(({ sample }) => sample === file.sample)
      const sample = fence && readSample(file, project, compileImported)
      if (!sample || typeof sample === 'string') continue
      const { compiled, preview, libraries } = sample
      const moduleOf = (from: ProjectFile, module: CompiledModule) =>
        placeModule(
          from.path,
          module,
          (specifier) => {
            const imported = resolveImport(project, from, specifier)
            return imported ? placeOf(imported) : specifier
          },
          () => new Map(project.files.map((each) => [each.path, placeOf(each)])),
        )
      // Files are identified by path within a project; the next project may have another file at the same path.
      const placeOf = (imported: ProjectFile): number =>
        add(
          `${imported.path} ${imported.sample.line} ${contextOf(imported, number)}`,
          imported.code,
          () => moduleOf(imported, compileImported(imported)),
        )
      const entry = add(`entry ${number} ${file.path}`, null, () => moduleOf(file, compiled))
      live.samples.push({
        entry,
        libraries,
        assertions: compiled.assertions,
        prints: compiled.prints,
        ...shownLinesOf(fence),
        ...(preview && { preview }),
      })
      sources.setUps.push(setUpOf(file, fence))
      fencesOfSamples.push(fence)
    }
  }
  live.modules = linkModules(placed)
  return { live, sources, fencesOfSamples }
}

/** The lines above the first one that is shown. */
function setUpOf({ code }: ProjectFile, { lines }: VariedFence): string {
  const [first = 0] = lines.sourceIndexes
  const above = code.split('\n').slice(0, first)
  // Marker comments of the first shown line aren't set-up.
  return above.some((line) => isCut(line)) ? above.join('\n') : ''
}

/**
 * The same file may import different versions of another one further down the page, so it's compiled once for each
 * project. Without imports, once is enough.
 */
const contextOf = (file: ProjectFile, project: number) =>
  /from\s*['"]\.|import\s*['"]\./.test(file.code) ? project : ''

type Dependencies = { packages: string[]; libraries: LibraryName[]; code: string }

/**
 * Finds the packages that a file imports, directly or through other files; the library files that contain them; and the
 * code of all these files.
 */
function dependenciesOf(
  file: ProjectFile,
  compiled: CompiledModule,
  project: Project,
  compileImported: CompileImported,
): Dependencies {
  const packages = new Set<string>()
  const names: ImportedName[] = []
  const seen = new Set<ProjectFile>()
  const visit = (from: ProjectFile, module: CompiledModule) => {
    seen.add(from)
    names.push(...importedNames(module))
    const specifiers = [
      ...module.requests.map(({ specifier }) => specifier),
      ...module.dynamicImports.filter((specifier) => specifier !== null),
    ]
    const files = module.dynamicImports.includes(null) ? [...project.files] : []
    for (const specifier of specifiers) {
      const importedFile = resolveImport(project, from, specifier)
      if (importedFile) files.push(importedFile)
      else packages.add(specifier)
    }
    for (const file of files) if (!seen.has(file)) visit(file, compileImported(file))
  }
  visit(file, compiled)
  const code = [...seen].map((from) => from.code).join('\n')
  return { packages: [...packages], libraries: librariesFor(packages, names, code), code }
}

/** The source line of each shown line. */
function shownLinesOf({ lines, variants }: VariedFence): { lines: number[]; js?: number[] } {
  const shown = lines.code.split('\n').map((_, index) => (lines.sourceIndexes[index] ?? -1) + 1)
  const javascript = variants?.all.find(({ name }) => name === 'js')
  if (!javascript) return { lines: shown }
  const matching = matchingLines(lines.code, javascript.lines.code)
  const js = javascript.lines.code
    .split('\n')
    .map((_, index) => shown[matching.get(index) ?? -1] ?? 0)
  return { lines: shown, js }
}
