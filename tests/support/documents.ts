import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folders at the project's root whose paths are named in documents and comments. */
const roots = '(?:\\.ci|bench|content|docs|examples|scripts|src|tests)'

const pages = 'content/docs/'

/**
 * Paths of the project that a text names and that do not exist: targets of relative links, and
 * paths in code spans. Paths with a placeholder (`<name>`, `*`, `…`) and paths in samples
 * are ignored, and so are paths of pages, which documents use as examples. The README of an example
 * names files of the application: one of its checkpoints must have them.
 */
export function deadPaths(file: string, markdown = readFileSync(file, 'utf8')): string[] {
  const text = markdown.replace(/^ *(`{3,})[\s\S]*?^ *\1`*$/gm, '')
  const links = [...text.replace(/(`+).+?\1/g, '').matchAll(/\]\((?!\w+:|[#/])([^)#\s]+)/g)].map(
    ([, target = '']) => ({
      written: target,
      place: path.join(path.dirname(file), target),
    }),
  )
  const codeSpans = [...text.matchAll(new RegExp(`\`(${roots}/[\\w./-]*)\``, 'g'))].map(
    ([, target = '']) => ({ written: target, place: target }),
  )
  return [...links, ...codeSpans, ...filesNextTo(file, text)]
    .filter(({ place }) => !place.startsWith(pages) && !exists(place, file))
    .map(({ written }) => `${file} names ${written}, which does not exist`)
}

/**
 * Files that the README of a folder names in code spans by their path in it: `serving.ts`. READMEs
 * of examples shorten the paths of their applications' files.
 */
function filesNextTo(file: string, text: string): { written: string; place: string }[] {
  const folder = path.dirname(file)
  if (path.basename(file) !== 'README.md' || /^(\.$|examples\/)/.test(folder)) return []
  return [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|json|woff2|md|lua))`/g)]
    .map(([, written = '']) => written)
    .filter((written) => !new RegExp(`^${roots}/`).test(written))
    .map((written) => ({ written, place: path.join(folder, written) }))
}

function exists(place: string, namedIn: string): boolean {
  if (existsSync(place)) return true
  const [, application] = /^(examples\/[\w-]+)\/README\.md$/.exec(namedIn) ?? []
  return (
    application !== undefined &&
    readdirSync(application).some((layer) => existsSync(path.join(application, layer, place)))
  )
}

/** Patterns of `include` and `exclude` in a tsconfig file that match no file of the project. */
export function deadPatterns(tsconfig: string, files: string[]): string[] {
  const { include = [], exclude = [] } = JSON.parse(readFileSync(tsconfig, 'utf8'))
  return [...include, ...exclude]
    .filter((pattern: string) => {
      const source = pattern
        .replaceAll('.', '\\.')
        .replaceAll('**/', '(.+/)?')
        .replaceAll(/(?<!\))\*/g, '[^/]*')
      return !files.some((file) => new RegExp(`^${source}(/|$)`).test(file))
    })
    .map((pattern: string) => `${tsconfig} has ${pattern}, which matches no file`)
}

/** Names of npm scripts that a text tells people to run and that package.json does not have. */
export function deadCommands(file: string, scripts: string[]): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !scripts.includes(name))
    .map((name) => `${file} says "npm run ${name}", which package.json does not have`)
}

/** Files of the project that the comments of a module name and that do not exist. */
export function deadPathsInCode(file: string): string[] {
  const comments = readFileSync(file, 'utf8').match(/^\s*(\/?\*|\/\/).*$/gm) ?? []
  const named = new RegExp(`(?<![\\w./-])${roots}/[\\w./-]+\\.(?:tsx?|mjs|css|md)\\b`, 'g')
  return [...comments.join('\n').matchAll(named)]
    .filter(([target]) => !existsSync(target) && !target.startsWith(pages))
    .map(([target]) => `${file} names ${target}, which does not exist`)
}
