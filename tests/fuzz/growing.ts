import { blocks, codes, frontMatters, inlines, type Part } from './constructs.ts'

/** Documents of any size, each of one construct over and over. */
export type Growing = {
  name: string
  /** About so many characters, front matter and all. */
  write: (size: number) => string
}

const head = '---\ntitle: Usage\nlabel: Usage\ndescription: How to use it.\n---\n'

/** Just below the longest line that a page may have. */
const lineLength = 1_900

/** Characters of lines between two empty ones, just below what a page may have. */
const passageLength = 4_800

/** Parts until there are so many characters. The first part is number 0, the others go on from `from`. */
function times(size: number, part: Part, joint: string, from = 0): string {
  const parts: string[] = []
  for (let length = 0; length < size; length += (parts.at(-1)?.length ?? 0) + joint.length) {
    parts.push(part(parts.length && from + parts.length))
  }
  return parts.join(joint)
}

/** Lines of parts, with an empty line wherever a page must have one. */
function lines(size: number, part: Part, joint = '\n'): string {
  let number = 0
  const count: Part = (index) => {
    number = index
    return part(index)
  }
  const passage = () => times(Math.min(size, passageLength), count, joint, number)
  return times(size, passage, `\n${joint}`)
}

const frames: { [name: string]: (inner: string) => string } = {
  'in a heading': (inner) => inner.replace(/^/gm, '#### '),
  'in a list': (inner) => inner.replace(/^/gm, '- '),
  'in a quote': (inner) => inner.replace(/^/gm, '> '),
  'in cells': (inner) => `| a |\n|---|\n${inner.replaceAll('|', '').replace(/^.*$/gm, '| $& |')}`,
  'in a label': (inner) => inner.replace(/^.*$/gm, '\n:::note[$&]\na\n:::\n'),
  'in a directive': (inner) => `:::note\n${inner}\n:::`,
  'in a link': (inner) => `[${inner}](/faq)`,
  'in emphasis': (inner) => `**${inner}**`,
}

/** Paragraphs of the longest lines, as many as there may be in one. */
function longLines(size: number, part: Part): string {
  let index = 0
  const line = () => times(lineLength, () => part(index++), '')
  return times(size, () => times(3_700, line, '\n'), '\n\n')
}

/** A sample that is not much shorter than one may be. */
const fence = (size: number, language: string, line: Part) =>
  `\`\`\`${language}\n${times(Math.min(size, 17_000), line, '\n')}\n\`\`\`\n`

/** Each construct by itself. */
export const growing: Growing[] = [
  ...Object.entries(inlines).flatMap(([name, part]) => [
    { name: `long lines of ${name}`, write: (size: number) => head + longLines(size, part) },
    { name: `lines of ${name}`, write: (size: number) => head + lines(size, part) },
    { name: `paragraphs of ${name}`, write: (size: number) => head + times(size, part, '\n\n') },
  ]),
  ...Object.entries(blocks).map(([name, part]) => ({
    name,
    write: (size: number) => head + lines(size, part),
  })),
  ...Object.entries(codes).map(([name, [language, line]]) => ({
    name: `code of ${name}`,
    write: (size: number) => head + times(size, () => fence(size, language, line), '\n'),
  })),
  ...Object.entries(frontMatters).flatMap(([name, part]) => {
    const keys = (size: number) => times(Math.min(size, 9_500), part, '\n')
    return [
      { name: `front matter of ${name}`, write: (size: number) => `---\n${keys(size)}\n---\n` },
      {
        name: `front matter with ${name} at its end`,
        write: (size: number) => head.replace(/---\n$/, `${keys(size)}\n---\n`),
      },
    ]
  }),
  ...[2, 5, 20, 100].map((rows) => ({
    name: `wide tables of ${rows} rows`,
    write: (size: number) => {
      const columns = Math.min(470, Math.floor(4_700 / (rows + 2)) - 4)
      const row = (cell: string) => `|${cell.repeat(columns)}\n`
      return head + times(size, () => `${row('a|')}${row('-|')}${row('b|').repeat(rows)}`, '\n')
    },
  })),
  {
    name: 'options of a fence',
    write: (size: number) =>
      head +
      times(size, () => `\`\`\`ts ${times(lineLength, (i) => `a${i}=b `, '')}\na\n\`\`\``, '\n'),
  },
  {
    name: 'marked lines of a fence',
    write: (size: number) =>
      head +
      times(size, () => `\`\`\`ts {${times(lineLength, () => '1-9999', ',')}}\na\n\`\`\``, '\n'),
  },
  {
    name: 'attributes of a directive',
    write: (size: number) =>
      head + times(size, () => `::video{${times(lineLength, (i) => `a${i}=b `, '')}}\n`, '\n'),
  },
  {
    name: 'classes of a directive',
    write: (size: number) =>
      head + times(size, () => `::video{${times(lineLength, (i) => `.a${i}`, '')}}\n`, '\n'),
  },
  {
    name: 'aliases that lead to headings',
    write: (size: number) => {
      const count = Math.floor(size / 50)
      const ids = Array.from({ length: count }, (_, i) => i)
      return (
        head.replace(
          /---\n$/,
          `aliases:\n${ids.map((i) => `  old-${i}: new-${i}`).join('\n')}\n---\n`,
        ) + ids.map((i) => `\n## Heading {#new-${i}}\n`).join('')
      )
    },
  },
  {
    name: 'quotes over quotes',
    write: (size: number) => head + '> '.repeat(Math.min(900, size / 2)),
  },
  {
    name: 'lists over lists',
    write: (size: number) => head + times(size, (i) => `${'  '.repeat(i)}- a`, '\n'),
  },
  {
    name: 'directives over directives',
    write: (size: number) => head + ':::note\n'.repeat(size / 8),
  },
]

/** The same within others. */
export const nested: Growing[] = [
  ...Object.entries(inlines).flatMap(([name, part]) => [
    ...Object.entries(frames).map(([frame, put]) => ({
      name: `long lines of ${name}, ${frame}`,
      write: (size: number) => head + put(longLines(size, part)),
    })),
    {
      name: `${name}, over lines of a list`,
      write: (size: number) => `${head}- ${lines(size, part, '\n  ')}`,
    },
    {
      name: `cells of ${name}`,
      write: (size: number) => {
        const row: Part = (i) => `| ${part(i).replaceAll('|', '')} | a |`
        return `${head}| a | b |\n|---|---|\n${times(Math.min(size, 9_000), row, '\n')}`
      },
    },
  ]),
  ...Object.entries(blocks).flatMap(([name, part]) => {
    const framed = (size: number, before: string) =>
      lines(size, (i) => part(i).replace(/^(?=.)/gm, before))
    return [
      {
        name: `${name}, in a list`,
        write: (size: number) => `${head}- a\n\n${framed(size, '  ')}`,
      },
      { name: `${name}, in a quote`, write: (size: number) => head + framed(size, '> ') },
      {
        name: `${name}, in details`,
        write: (size: number) => `${head}::::::::details[a]\n${lines(size, part)}\n::::::::`,
      },
      {
        name: `${name}, in a note at the end`,
        write: (size: number) => `${head}a[^n]\n\n[^n]: a\n\n${framed(size, '    ')}`,
      },
    ]
  }),
  ...Object.entries(codes).map(([name, [language, line]]) => {
    const longLine = () => times(lineLength, line, ' ').replaceAll('\n', ' ')
    return {
      name: `code of ${name}, on long lines`,
      write: (size: number) => head + times(size, () => fence(size, language, longLine), '\n'),
    }
  }),
]
