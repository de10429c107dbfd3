import { readFileSync } from 'node:fs'

const heading = /^## ([A-Z])\. /gm
const item = /^- \*\*([A-Z]\d+)\*\* ./gm

const text = readFileSync('docs/behavior.md', 'utf8')

/** Letters of the areas in docs/behavior.md. */
export const contractAreas: string[] = [...text.matchAll(heading)].map(([, area = '']) => area)

/** Ids of the items in docs/behavior.md, in its order: `A1` … `Y3`. */
export const contractItems: string[] = [...text.matchAll(item)].map(([, id = '']) => id)

/** Ids in the name of a test: `B8, B9 a page that keeps failing …`. */
export function idsIn(name: string): string[] {
  return name.match(/(?<![%\w])[A-Z]\d{1,2}\b/g) ?? []
}
