import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { syntaxDiagnostics } from '../compiler/code/syntax.ts'
import { languageOf } from '../live/compile/parse-module.ts'
import { type Diagnostic, DiagnosticError, errorIn } from '../model/diagnostic.ts'
import { basePathPattern, type Settings } from '../model/settings.ts'
import { type ReadSettings, readSettings, soundSettings } from '../site-compiler/read-settings.ts'
import { listFiles } from '../system/list-files.ts'
import { pathInProject, projectRoot } from '../system/project.ts'
import { parseFlags, UsageError } from '../system/run-command.ts'
import type { SearchContent } from './search-files/search-files.ts'
import { checkPublicLinks } from './write/public-files.ts'

export type BuildOptions = {
  /** Folder with the files that docs/another-site.md lists. Absolute, like `outDir`. */
  contentDir: string
  outDir: string
  /** Overrides the base path of content/site.ts. A slash at both ends. */
  basePath?: string
  /** Whether a build prints what it made again, and why. */
  explain: boolean
}

/** The settings of a content folder, with the base path of the options. */
export type SiteContent = Settings & { search: SearchContent }

/**
 * Reads the build's options from command-line flags (`--content`, `--out`, `--base`, `--explain`) and, where a
 * flag is missing, from BASE_PATH.
 * @throws UsageError when a flag is unknown or the base path is malformed
 */
export function readOptions(
  args: string[] = process.argv.slice(2),
  env: NodeJS.ProcessEnv = process.env,
): BuildOptions {
  const { values } = parseFlags({
    args,
    options: {
      content: { type: 'string', default: 'content' },
      out: { type: 'string', default: 'dist' },
      base: { type: 'string' },
      explain: { type: 'boolean', default: false },
    },
  })
  const basePath = values.base ?? env.BASE_PATH
  return {
    contentDir: path.resolve(projectRoot, values.content),
    outDir: path.resolve(projectRoot, values.out),
    explain: values.explain,
    ...(basePath === undefined ? {} : { basePath: checkedBasePath(basePath) }),
  }
}

function checkedBasePath(basePath: string): string {
  if (basePathPattern.test(basePath)) return basePath
  throw new UsageError(
    `The base path "${basePath}" cannot be used. Expected a path with a slash at both ends, such as "/" or "/docs/".`,
  )
}

/** Required files that aren't settings. */
const requiredFiles = {
  'home/home.tsx': 'the start page: a React component named `HomePage`',
  'public/icon.svg': 'the icon of the site',
}

/**
 * Reads the settings of a content folder, with the base path of the options. The diagnostics also cover everything else
 * that the bundler reads.
 */
export async function readSiteSettings({
  contentDir,
  basePath,
}: BuildOptions): Promise<ReadSettings> {
  const folder = pathInProject(contentDir)
  const { settings, diagnostics } = await readSettings(projectRoot, folder)
  const missing = Object.entries(requiredFiles)
    .filter(([name]) => !existsSync(path.join(contentDir, name)))
    .map(([name, description]) =>
      errorIn(
        { file: `${folder}/${name}` },
        'There is no such file.',
        `Expected ${description}. docs/another-site.md shows one.`,
      ),
    )
  const { site } = settings
  return {
    settings: site && basePath ? { ...settings, site: { ...site, basePath } } : settings,
    diagnostics: [
      ...diagnostics,
      ...missing,
      ...['home', 'theme'].flatMap((part) => checkCode(contentDir, part)),
      // The bundler would follow links.
      ...checkPublicLinks(path.join(contentDir, 'public'), `${folder}/public`),
    ],
  }
}

/** Checks the syntax of the content's own code, such as the home page, without bundling it. */
function checkCode(contentDir: string, folder: string): Diagnostic[] {
  const codeDir = path.join(contentDir, folder)
  return listFiles(codeDir)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(path.join(codeDir, file), 'utf8')
      return syntaxDiagnostics(code, languageOf(file)).map(({ line, message }) =>
        errorIn(
          { file: pathInProject(path.join(codeDir, file)), line },
          `Unexpected syntax: ${message}.`,
        ),
      )
    })
}

/** @throws DiagnosticError with everything that is wrong, when there are errors */
export function contentOf(read: ReadSettings): SiteContent {
  const settings = soundSettings(read)
  if (!settings) throw new DiagnosticError(read.diagnostics)
  const { site, packages, searchSynonyms } = settings
  const search = { ranking: site.searchRanking, synonyms: searchSynonyms, packages }
  return { ...settings, search }
}

/**
 * Loads the settings of a content folder.
 * @throws DiagnosticError when they have errors
 */
export async function loadSiteContent(options: BuildOptions): Promise<SiteContent> {
  return contentOf(await readSiteSettings(options))
}
