import { statSync, watchFile } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  type Diagnostic,
  DiagnosticError,
  errorIn,
  uniqueDiagnostics,
} from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import type { SidebarItem } from '../../model/site-data.ts'
import {
  compileHere,
  compilePages,
  readCompiled,
  warmUpCompiler,
} from '../../site-compiler/compile-pages.ts'
import {
  type CompiledSite,
  checkTogether,
  listSite,
  pageOf,
  type SiteSources,
  sidebarOf,
} from '../../site-compiler/compile-site.ts'
import type { CompiledPage } from '../../site-compiler/page-cache.ts'
import type { SidebarTarget } from '../../site-compiler/sidebar.ts'
import { routeOfSource, type SourceFile } from '../../site-compiler/sources.ts'
import { hash } from '../../system/hash.ts'
import { pathInProject, projectRoot } from '../../system/project.ts'
import { type BuildOptions, loadSiteContent, type SiteContent } from '../options.ts'

/** The content at one moment. A change of any file replaces it. */
type Known = {
  settings: SiteContent
  sources: SiteSources
  /** Route → its file. */
  routes: Map<string, SourceFile>
  /** What compiling gave, by source path. Pages that wait to be compiled are missing. */
  compiled: Map<string, CompiledPage>
  /** The last version of each page that could be shown, by source path. */
  sound: Map<string, CompiledPage>
  /** All pages together; null while some wait. */
  site: CompiledSite | null
}

/** The content while it's edited. */
export type DevContent = {
  settings(): SiteContent
  /** A number that has grown after each change of what the other functions return. */
  state(): number
  /** All routes, and the sidebar. */
  listing(): { routes: string[]; sidebar: SidebarItem[] }
  /** The page of a route, compiled if necessary; its mistakes, if it can't be shown; null for an unknown route. */
  page(route: string): Promise<Page | Diagnostic[] | null>
  /** All pages. Compiles those that haven't been compiled. */
  all(): Promise<CompiledSite>
  /** Address below the base → path of a file that the pages compiled so far publish. */
  assets(): Map<string, string>
  /** Compiles the pages that nobody has asked for, and prepares for the first edit. */
  compileRest(): Promise<void>
  /** Call it when a file of the project was added, changed or removed. */
  changed(file: string): void
  /** Waits until there is another state than at the last call. Returns all mistakes that are known by now. */
  news(): Promise<Diagnostic[]>
}

/**
 * Lists the pages below `contentDir`. Each is compiled when it's asked for, and the others when all pages are.
 * @param compileMany compiles the others
 * @throws DiagnosticError when settings have errors
 */
export async function openContent(
  options: BuildOptions & { cacheDir?: string },
  compileMany: typeof compilePages = compilePages,
): Promise<DevContent> {
  /** Source paths of the pages that were asked for last, because a writer may be looking at them. */
  let opened: string[] = []
  let known = await read()
  // Begins with the time, so that it's greater than those of an earlier server, whose pages may still be open.
  let state = Date.now()
  let toldState = 0
  let rest: Promise<void> | undefined
  /** The file that was changed last, unless it has been read since. */
  let edited: string | null = null
  let reading: Promise<void> | undefined
  /** Why the content can't be read. */
  let failure: Diagnostic[] = []
  let isWarm = false
  let wake = () => {}
  /** Files of packages that pages are made of. Vite's watcher leaves packages out. */
  const polled = new Set<string>()

  /** Lists the content. Pages in the cache count as compiled. */
  async function read(before?: Known): Promise<Known> {
    const { contentDir, cacheDir } = options
    const settings = await loadSiteContent(options)
    // The times of changes come from git and change only with commits. Asking git would take a third of the time of an
    // edit.
    const fileTimes = before?.sources.fileTimes
    const sources = await listSite({ contentDir, cacheDir, settings, fileTimes, isWatching: true })
    const compiled = await readCompiled(sources.files, sources)
    const routes = new Map<string, SourceFile>()
    const sound = new Map<string, CompiledPage>()
    for (const file of sources.files) {
      const { sourcePath } = file
      const route = routeOfSource(file)
      // If several pages have the same route, the first counts.
      if (!routes.has(route)) routes.set(route, file)
      const page = [compiled.get(sourcePath), before?.sound.get(sourcePath)].find(
        (one) => one?.page,
      )
      if (page) sound.set(sourcePath, page)
    }
    return { settings, sources, routes, compiled, sound, site: null }
  }

  const isMissing = ({ sourcePath }: SourceFile) => !known.compiled.has(sourcePath)

  const findFile = (path: string) =>
    known.sources.files.find(({ sourcePath }) => sourcePath === path)

  /** Whether a file that was listed earlier would still compile to the current page. */
  function isCurrent(sources: SiteSources, file: SourceFile): boolean {
    const now = findFile(file.sourcePath)
    return now !== undefined && keyOf(known.sources, now) === keyOf(sources, file)
  }

  function take(sources: SiteSources, file: SourceFile, compiled: CompiledPage): void {
    if (!isCurrent(sources, file)) return
    known.compiled.set(file.sourcePath, compiled)
    if (compiled.page) known.sound.set(file.sourcePath, compiled)
  }

  async function compile(file: SourceFile): Promise<void> {
    const { sources } = known
    take(sources, file, await compileHere(file, sources))
  }

  async function page(route: string): Promise<Page | Diagnostic[] | null> {
    // The content may be listed again while a page is compiled.
    for (;;) {
      const file = known.routes.get(route)
      if (!file) return null
      const { sourcePath } = file
      opened = [sourcePath, ...opened.filter((path) => path !== sourcePath)].slice(0, 8)
      const compiled = known.compiled.get(sourcePath)
      const shown = known.sound.get(sourcePath)
      if (compiled) return shown ? pageOf(known.sources, shown) : compiled.diagnostics
      await compile(file)
    }
  }

  /** Compiles until no page is left, then checks all together. */
  async function compileWaiting(): Promise<void> {
    while (!known.site) {
      const { sources } = known
      const onCompiled = (file: SourceFile, compiled: CompiledPage) => {
        take(sources, file, compiled)
        if (compiled.diagnostics.length > 0) tell()
      }
      await compileMany(sources.files.filter(isMissing), sources, onCompiled, {
        // One core is left for this thread and Vite.
        threads: Math.max(1, availableParallelism() - 1),
        isWanted: (file) => isMissing(file) && isCurrent(sources, file),
      })
      if (known.sources.files.some(isMissing)) continue
      known.site = checkTogether(known.sources, known.compiled)
      pollPackages()
      tell()
    }
  }

  async function all(): Promise<CompiledSite> {
    while (!known.site) {
      rest ??= compileWaiting().finally(() => {
        rest = undefined
      })
      await rest
    }
    return known.site
  }

  /** Reads everything again, until no file has changed meanwhile. */
  function update(file: string): Promise<void> {
    edited = file
    reading ??= readEdited().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function readEdited(): Promise<void> {
    while (edited !== null) {
      const file = edited
      edited = null
      // Some editors empty a file before they write it.
      for (let tries = 0; tries < 10 && isEmpty(file); tries++) await setTimeout(5)
      try {
        known = await read(known)
        failure = []
        for (const file of opened.flatMap((path) => findFile(path) ?? [])) {
          if (isMissing(file)) await compile(file)
        }
      } catch (error) {
        // Reading fails if a file is overwritten meanwhile. The watcher reports that 100 ms later.
        await setTimeout(150)
        if (edited === null) fail(error)
      }
    }
    if (known.sources.files.some(isMissing)) tell()
    all().catch(fail)
  }

  /** Records a failure, such as a sidebar that isn't valid TypeScript at the moment. */
  function fail(error: unknown): void {
    if (!(error instanceof DiagnosticError)) console.error(error)
    const place = { file: pathInProject(options.contentDir) }
    failure = error instanceof DiagnosticError ? error.diagnostics : [errorIn(place, String(error))]
    tell()
  }

  function tell(): void {
    state += 1
    wake()
  }

  function diagnostics(): Diagnostic[] {
    if (failure.length > 0) return failure
    if (known.site) return known.site.diagnostics
    const found = [...known.compiled.values()].flatMap(({ diagnostics }) => diagnostics)
    return [...known.sources.diagnostics, ...uniqueDiagnostics(found)]
  }

  function targetOf(file: SourceFile): SidebarTarget[] {
    const page = known.sound.get(file.sourcePath)?.page
    if (page) return [page]
    const { id, label, isDeprecated } = file
    if (label === undefined) return []
    return [{ id, route: routeOfSource(file), label, ...(isDeprecated && { isDeprecated }) }]
  }

  function pollPackages(): void {
    const compiled = [...known.compiled.values()]
    for (const file of compiled.flatMap(({ dependencies }) => Object.keys(dependencies))) {
      if (polled.has(file) || !file.startsWith('node_modules/')) continue
      polled.add(file)
      watchFile(path.join(projectRoot, file), { interval: 1000 }, () => update(file))
    }
  }

  async function warmUp(): Promise<void> {
    const [longest] = known.sources.files.toSorted((a, b) => b.length - a.length)
    if (!longest || isWarm) return
    isWarm = true
    // Waits, because this thread can't respond while it compiles, and the open page is still requesting its files.
    await setTimeout(2000)
    await warmUpCompiler(longest, known.sources)
  }

  return {
    settings: () => known.settings,
    state: () => state,
    listing: () => ({
      routes: [...known.routes.keys()],
      sidebar: sidebarOf(known.sources, known.sources.files.flatMap(targetOf)).items,
    }),
    page,
    all,
    assets() {
      const files = [...known.sound.values()].flatMap(({ page }) => page?.assets ?? [])
      return new Map(files.map(({ url, file }) => [url.slice(1), path.join(projectRoot, file)]))
    },
    compileRest: () => all().then(warmUp).catch(fail),
    changed: (file) => void update(file),
    async news() {
      const isTold = new Promise<void>((resolve) => {
        wake = resolve
      })
      if (toldState === state) await isTold
      toldState = state
      return diagnostics()
    },
  }
}

/** Changes with everything that a page is made of, except the files that are only found by compiling it. */
const keyOf = ({ cache }: SiteSources, file: SourceFile) =>
  hash(JSON.stringify(cache.entryOf(file).parts))

function isEmpty(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0
}
