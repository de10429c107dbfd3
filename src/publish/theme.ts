import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { toHex } from '../components/styles/color.ts'
import { type ColorMode, parseTokens, tokenColor } from '../components/styles/tokens.ts'
import { DiagnosticError, errorIn } from '../model/diagnostic.ts'
import { pathInProject, projectRoot } from '../system/project.ts'
import { type DrawCard, drawPlainCard } from './preview/card.ts'

/** The look of a site, for everything that isn't styled by CSS. */
export type Theme = {
  /** @throws DiagnosticError when the token isn't a color */
  colorOf(token: string, mode: ColorMode): string
  drawCard: DrawCard
  /** Paths from the project's root. */
  preloadedFonts: string[]
}

/**
 * Reads the theme of a content folder. What it leaves out is as on a plain site.
 * @throws DiagnosticError when its card can't be used
 */
export async function readTheme(contentDir: string): Promise<Theme> {
  const { colorOf } = readColors(contentDir)
  const drawCard = await loadCard(path.join(contentDir, 'theme/card.ts'))
  return { colorOf, drawCard, preloadedFonts: preloadedFonts(contentDir) }
}

/** The colors of a theme, as `#rrggbb`. */
export function readColors(contentDir: string): Pick<Theme, 'colorOf'> {
  const file = stylesOf(contentDir)
  const plain = readFileSync(path.join(projectRoot, 'src/components/styles/tokens.css'), 'utf8')
  const tokens = parseTokens(plain + readIfThere(file))
  return {
    colorOf(token, mode) {
      try {
        return toHex(tokenColor(tokens, token, mode))
      } catch (error) {
        const message = `The color \`${token}\` cannot be used: ${(error as Error).message}`
        const hint =
          'Pictures are made of this color, so it has to be written as src/components/styles/tokens.css does.'
        throw new DiagnosticError([errorIn({ file: pathInProject(file) }, message, hint)])
      }
    },
  }
}

const stylesOf = (contentDir: string) => path.join(contentDir, 'theme/theme.css')

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/**
 * The fonts of a theme that documents preload, as paths from the project's root: those with `font-display: optional`,
 * which browsers don't use if they come late.
 */
export function preloadedFonts(contentDir: string): string[] {
  const file = stylesOf(contentDir)
  const faces = readIfThere(file).match(/@font-face\s*\{[^}]*\}/g) ?? []
  return faces
    .filter((face) => /font-display:\s*optional/.test(face))
    .flatMap((face) => [...face.matchAll(/url\(["']?(\.[^"')]+)/g)].map(([, url = '']) => url))
    .map((url) => pathInProject(path.join(path.dirname(file), url)))
}

/** The colors of the browser's toolbar. */
export const themeColors = ({ colorOf }: Pick<Theme, 'colorOf'>) => ({
  light: colorOf('--page', 'light'),
  dark: colorOf('--page', 'dark'),
})

async function loadCard(file: string): Promise<DrawCard> {
  if (!existsSync(file)) return drawPlainCard
  const { drawCard } = await import(pathToFileURL(file).href)
  if (typeof drawCard === 'function') return drawCard
  const hint = 'Expected a function of the type `DrawCard` of src/publish/preview/card.ts.'
  throw new DiagnosticError([
    errorIn({ file: pathInProject(file) }, 'The file does not export `drawCard`.', hint),
  ])
}
