import { createElement, type ReactNode } from 'react'

type ElementProps = { tag: string; children?: ReactNode; [attribute: string]: unknown }

/** A plain element that holds components, such as a list with code in it. The rest of its kind is static HTML. */
export function Element({ tag, children, ...attributes }: ElementProps) {
  return createElement(tag, attributes, children)
}
