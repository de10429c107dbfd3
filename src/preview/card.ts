/** What a preview image says and shows. */
export type Card = {
  siteTitle: string
  /** The sign of the site, as in content/site.ts. */
  mark: { lines: string; filled: string }
  title: string
  /** Where the page stands, outermost first; empty for the start page. */
  trail: string[]
  colors: CardColors
}

/** The colors of a card, as `#rrggbb`. */
export type CardColors = {
  page: string
  surface: string
  accent: string
  text: string
  /** Of the edge, from left to right. */
  concepts: string[]
}

/** Pixels, as link previews expect them. */
export const cardWidth = 1200
export const cardHeight = 630

/** An element as satori takes it: a React element without React. */
type CardElement = {
  type: string
  props: { [name: string]: unknown; children?: (CardElement | string)[] }
}

/** The card as boxes and text: the site above, the title below, and the four concepts as its edge. */
export function cardElement({ siteTitle, mark, title, trail, colors }: Card): CardElement {
  const text = (content: string, style: keyof typeof styles): CardElement => ({
    type: 'div',
    props: { style: styles[style](colors, content), children: [content] },
  })
  return box(
    { flexDirection: 'column', width: cardWidth, height: cardHeight, background: colors.page },
    box(
      {
        flexDirection: 'column',
        flexGrow: 1,
        justifyContent: 'space-between',
        padding: '72px 80px 64px',
      },
      sign(mark, colors.surface, {
        width: 460,
        position: 'absolute',
        top: -50,
        right: -60,
      }),
      // The sign has room round it, the words below have none.
      box(
        { alignItems: 'center', marginLeft: -8 },
        sign(mark, colors.accent, { width: 72 }),
        text(siteTitle, 'name'),
      ),
      box({ flexDirection: 'column' }, text(trail.join(' / '), 'trail'), text(title, 'title')),
    ),
    box({ height: 14 }, ...colors.concepts.map((background) => box({ background, flexGrow: 1 }))),
  )
}

const styles = {
  name: ({ text }: CardColors) => ({ marginLeft: 20, color: text, fontSize: 40, fontWeight: 600 }),
  trail: ({ accent }: CardColors) => ({
    marginBottom: 20,
    color: accent,
    fontSize: 32,
    fontWeight: 400,
  }),
  title: ({ text }: CardColors, content: string) => ({
    color: text,
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
