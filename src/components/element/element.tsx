import { createElement, type ReactNode } from 'react'

type ElementProps = { tag: string; children?: ReactNode; [attribute: string]: unknown }

/** A plain element that contains components, such as a list with code in it. Other elements are static HTML. */
export function Element({ tag, children, ...attributes }: ElementProps) {
  return createElement(tag, attributes, children)
}
