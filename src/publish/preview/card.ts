/** What a preview image shows. */
export type Card = {
  siteTitle: string
  /** The sign of the site, from content/site.ts. */
  mark: { lines: string; filled: string }
  title: string
  /** The page's place in the sidebar, outermost first; empty for the home page. */
  trail: string[]
}

/** The color of a token in dark mode, as `#rrggbb`. */
type ColorOf = (token: string) => string

/** Draws a card as boxes and text. content/theme/card.ts may export one. */
export type DrawCard = (card: Card, colorOf: ColorOf) => CardElement

/** Pixels. The size that link previews expect. */
export const cardWidth = 1200
export const cardHeight = 630

/** An element as satori takes it: plain data in the form of a React element. */
export type CardElement = {
  type: string
  props: { [name: string]: unknown; children?: (CardElement | string)[] }
}

/**
 * The card of a site whose theme has none: the site's name above, the title below.
 * @param edge tokens of the colors of its lower edge, from left to right
 */
export function drawPlainCard(
  { siteTitle, mark, title, trail }: Card,
  colorOf: ColorOf,
  edge = ['--accent'],
): CardElement {
  const [accent, strong] = [colorOf('--accent'), colorOf('--text-strong')]
  return box(
    {
      flexDirection: 'column',
      width: cardWidth,
      height: cardHeight,
      background: colorOf('--page'),
    },
    box(
      {
        flexDirection: 'column',
        flexGrow: 1,
        justifyContent: 'space-between',
        padding: '72px 80px 64px',
      },
      sign(mark, colorOf('--surface-raised'), {
        width: 460,
        position: 'absolute',
        top: -50,
        right: -60,
      }),
      // The sign includes a margin, and the text below doesn't.
      box(
        { alignItems: 'center', marginLeft: -8 },
        sign(mark, accent, { width: 72 }),
        text(siteTitle, { marginLeft: 20, color: strong, fontSize: 40, fontWeight: 600 }),
      ),
      box(
        { flexDirection: 'column' },
        text(trail.join(' / '), {
          marginBottom: 20,
          color: accent,
          fontSize: 32,
          fontWeight: 400,
        }),
        text(title, {
          color: strong,
          fontSize: titleSize(title),
          fontWeight: 600,
          letterSpacing: '-0.03em',
          lineHeight: 1.12,
        }),
      ),
    ),
    box({ height: 14 }, ...edge.map((token) => box({ background: colorOf(token), flexGrow: 1 }))),
  )
}

/** Font size in pixels at which a title takes at most three lines. */
function titleSize(title: string): number {
  if (title.length <= 24) return 104
  return title.length <= 56 ? 84 : 64
}

function text(content: string, style: object): CardElement {
  return { type: 'div', props: { style, children: [content] } }
}

function box(style: object, ...children: CardElement[]): CardElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

function sign(
  mark: Card['mark'],
  ink: string,
  style: { width: number; [name: string]: unknown },
): CardElement {
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
