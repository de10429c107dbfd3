import { createElement } from 'react'
import type { Block } from '../../model/page.ts'
import { Blocks } from '../blocks.tsx'

export type ElementProps = { tag: string; blocks: Block[]; [attribute: string]: unknown }

/** A plain element that holds components, such as a list with code in it. The rest of its kind is static HTML. */
export function Element({ tag, blocks, ...attributes }: ElementProps) {
  return createElement(tag, attributes, <Blocks blocks={blocks} />)
}
