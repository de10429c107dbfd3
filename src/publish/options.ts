import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Redirect, SidebarSource, SiteConfig } from '../model/settings.ts'
import { projectRoot } from '../system/project.ts'
import { BuildError } from '../system/run-command.ts'
import type { SearchContent } from './search/search-files.ts'
import { checkSiteExports } from './site-exports.ts'

export type BuildOptions = {
  /** Folder that holds docs/, home/, site.ts, sidebar.ts and redirects.ts. */
  contentDir: string
  outDir: string
  /** Overrides the base path of content/site.ts. A slash at both ends. */
  basePath?: string
}

/** What content/*.ts says, with the overrides of the build applied. */
export type SiteContent = {
  site: SiteConfig
  sidebar: SidebarSource
  redirects: Redirect[]
  search: SearchContent
}

/**
 * Reads the build's options from command-line flags (`--content`, `--out`, `--base`) and, where a
 * flag is missing, from BASE_PATH.
 * @throws Error with a message for the reader when a flag is unknown or the base path is malformed.
 */
export function readOptions(
  args: string[] = process.argv.slice(2),
  env: NodeJS.ProcessEnv = process.env,
): BuildOptions {
  const { values } = parsed({
    args,
    options: {
      content: { type: 'string', default: 'content' },
      out: { type: 'string', default: 'dist' },
      base: { type: 'string' },
    },
  })
  const basePath = values.base ?? env.BASE_PATH
  return {
    contentDir: path.resolve(projectRoot, values.content),
    outDir: path.resolve(projectRoot, values.out),
    ...(basePath === undefined ? {} : { basePath: checkedBasePath(basePath) }),
  }
}

/** As Node parses flags; a mistake is the reader's, and needs no stack. */
function parsed<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new BuildError((error as Error).message)
  }
}

function checkedBasePath(basePath: string): string {
  if (/^\/([\w.~-]+\/)*$/.test(basePath)) return basePath
  throw new BuildError(
    `The base path "${basePath}" cannot be used. Expected a path with a slash at both ends, such as "/" or "/docs/".`,
  )
}

/**
 * Loads what the TypeScript files of a content folder say.
 * @throws BuildError when a file or a setting is missing.
 */
export async function loadSiteContent(options: BuildOptions): Promise<SiteContent> {
  const { contentDir } = options
  const folder = path.relative(projectRoot, contentDir)
  const load = (name: string) =>
    import(pathToFileURL(path.join(contentDir, name)).href).catch((error: Error) => {
      throw new BuildError(`${folder}/${name} cannot be read: ${error.message}`)
    })
  const has = (name: string) => existsSync(path.join(contentDir, name))
  for (const name of ['site.ts', 'sidebar.ts', 'redirects.ts', 'home/home.tsx']) {
    if (!has(name)) {
      throw new BuildError(`There is no ${folder}/${name}. docs/another-site.md shows one.`)
    }
  }
  const [site, { sidebar }, { redirects }, { packages }] = await Promise.all([
    load('site.ts'),
    load('sidebar.ts'),
    load('redirects.ts'),
    has('packages.ts') ? load('packages.ts') : { packages: [] },
  ])
  checkSiteExports(Object.keys(site), `${folder}/site.ts`)
  return {
    site: options.basePath === undefined ? site : { ...site, basePath: options.basePath },
    sidebar,
    redirects,
    search: { ranking: site.searchRanking, packages },
  }
}
