import { readFileSync } from 'node:fs'
import path from 'node:path'
import { toHex } from '../styles/color.ts'
import { parseTokens, tokenColor } from '../styles/tokens.ts'

/** What a preview image says and shows. */
export type Card = {
  siteTitle: string
  /** The sign of the site, as in content/site.ts. */
  mark: { lines: string; filled: string }
  title: string
  /** Where the page stands, outermost first; empty for the start page. */
  trail: string[]
}

/** Pixels, as link previews expect them. */
export const cardWidth = 1200
export const cardHeight = 630

/** An element as satori takes it: a React element without React. */
type CardElement = {
  type: string
  props: { [name: string]: unknown; children?: (CardElement | string)[] }
}

const css = readFileSync(path.join(import.meta.dirname, '../styles/tokens.css'), 'utf8')
const tokens = parseTokens(css)
const color = (token: string) => toHex(tokenColor(tokens, token, 'dark'))

const concepts = ['--action-ink', '--reducer-ink', '--state-ink', '--view-ink'].map(color)

/** The card as boxes and text: the site above, the title below, and the four concepts as its edge. */
export function cardElement({ siteTitle, mark, title, trail }: Card): CardElement {
  return box(
    { flexDirection: 'column', width: cardWidth, height: cardHeight, background: color('--page') },
    box(
      {
        flexDirection: 'column',
        flexGrow: 1,
        justifyContent: 'space-between',
        padding: '72px 80px 64px',
      },
      sign(mark, color('--surface-raised'), {
        width: 460,
        position: 'absolute',
        top: -50,
        right: -60,
      }),
      // The sign has room round it, the words below have none.
      box(
        { alignItems: 'center', marginLeft: -8 },
        sign(mark, color('--accent'), { width: 72 }),
        text(siteTitle, 'name'),
      ),
      box({ flexDirection: 'column' }, text(trail.join(' / '), 'trail'), text(title, 'title')),
    ),
    box({ height: 14 }, ...concepts.map((background) => box({ background, flexGrow: 1 }))),
  )
}

const styles = {
  name: () => ({ marginLeft: 20, color: color('--text-strong'), fontSize: 40, fontWeight: 600 }),
  trail: () => ({ marginBottom: 20, color: color('--accent'), fontSize: 32, fontWeight: 400 }),
  title: (content: string) => ({
    color: color('--text-strong'),
    fontSize: titleSize(content),
    fontWeight: 600,
    letterSpacing: '-0.03em',
    lineHeight: 1.12,
  }),
}

/** Pixels in which a title takes three lines at most. */
function titleSize(title: string): number {
  if (title.length <= 24) return 104
  return title.length <= 56 ? 84 : 64
}

function text(content: string, style: keyof typeof styles): CardElement {
  return { type: 'div', props: { style: styles[style](content), children: [content] } }
}

function box(style: object, ...children: CardElement[]): CardElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

function sign(mark: Card['mark'], ink: string, style: { width: number; [name: string]: unknown }) {
  const path = (props: object): CardElement => ({ type: 'path', props: { ...props } })
  return {
    type: 'svg',
    props: {
      width: style.width,
      height: style.width,
      viewBox: '0 0 24 24',
      style,
      children: [
        path({ d: mark.lines, fill: 'none', stroke: ink, 'stroke-width': 2 }),
        path({ d: mark.filled, fill: ink }),
      ],
    },
  }
}
