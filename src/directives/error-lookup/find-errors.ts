export type ErrorMatch = { href: string; title: string }

type Entry = ErrorMatch & { text: string }

const maxMatches = 8
/** The share of a query's words that a message must have. Not all, because messages of an app contain its own names. */
const minShare = 0.6

/**
 * The errors on a page that match a query, best first: by number, as in `7` or `Minified … error #7`, or by words of a
 * message.
 */
export function findErrors(page: Document, query: string): ErrorMatch[] {
  const number = /(?:#|\bnr: ?|^\s*)(\d+)\b/.exec(query)?.[1]
  const entries = entriesOf(page)
  const matches = number === undefined ? byWords(entries, query) : byNumber(entries, number, query)
  return matches.slice(0, maxMatches).map(({ href, title }) => ({ href, title }))
}

/** If several packages have this number, the one whose name's last word is in the query, or all. */
function byNumber(entries: Entry[], number: string, query: string): Entry[] {
  const numbered = entries.flatMap((entry) => {
    const [, name = '', own] = /^(.{1,40}?) error (\d+): /.exec(entry.title) ?? []
    return own === number ? [{ entry, name }] : []
  })
  const isNamed = ({ name }: { name: string }) =>
    query.toLowerCase().includes(name.toLowerCase().split(' ').at(-1) ?? '')
  const [named] = numbered.filter(isNamed).sort((a, b) => b.name.length - a.name.length)
  return named ? [named.entry] : numbered.map(({ entry }) => entry)
}

function byWords(entries: Entry[], query: string): ErrorMatch[] {
  const words = query.toLowerCase().match(/[\w$]{3,}/g) ?? []
  const scored = entries.map((entry) => {
    const text = entry.text.toLowerCase()
    return { entry, share: words.filter((word) => text.includes(word)).length / words.length }
  })
  return scored
    .filter(({ share }) => share >= minShare)
    .sort((a, b) => b.share - a.share)
    .map(({ entry }) => entry)
}

function entriesOf(page: Document): Entry[] {
  const headings = page.querySelectorAll('h3[id^="core-"], h3[id^="toolkit-"]')
  const numbered = [...headings].map((heading) => ({
    href: `#${heading.id}`,
    title: textOf(heading),
    text: textOf(heading) + textOf(heading.closest('.heading')?.nextElementSibling),
  }))
  return [...numbered, ...rowsOf(page)]
}

/** The messages in tables, each for the heading above its table. */
function rowsOf(page: Document): Entry[] {
  let heading: Element | undefined
  return [...page.querySelectorAll('.prose :is(h2, h3), .prose tbody tr')].flatMap((element) => {
    if (element.localName !== 'tr') {
      heading = element
      return []
    }
    const cells = [...element.children].map(textOf)
    const number = /^\d+$/.test(cells[0] ?? '') ? cells[0] : undefined
    const title = (number === undefined ? cells[0] : `Immer error ${number}: ${cells[1]}`) ?? ''
    return [{ href: `#${heading?.id}`, title: title.replace(addresses, ''), text: title }]
  })
}

/** The part of a message that says where to read more. */
const addresses = / \(?See https?:.*$/s

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
