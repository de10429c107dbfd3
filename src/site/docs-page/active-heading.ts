export type HeadingPosition = {
  id: string
  /** Distances from the top of the window, in CSS pixels. */
  top: number
  bottom: number
}

/**
 * The heading whose text the reader is in, given the headings in document order. It's the first one below the navbar if
 * it's in the upper half of the window; otherwise the one before it, because its text still fills the window. After the
 * last heading it's the last one.
 */
export function activeHeading(
  headings: HeadingPosition[],
  { offset, windowHeight }: { offset: number; windowHeight: number },
): string | null {
  const index = headings.findIndex(({ top }) => top >= offset)
  const next = headings[index]
  if (!next) return headings.at(-1)?.id ?? null
  const isInUpperHalf = next.top > 0 && next.bottom < windowHeight / 2
  return (isInUpperHalf ? next : headings[index - 1])?.id ?? null
}
