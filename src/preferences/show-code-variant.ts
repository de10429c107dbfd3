/**
 * What code samples come in variants of, and the variants: all are in the page, and styles show one.
 * The first of each is shown until another is chosen.
 */
export const codeVariants = {
  language: ['ts', 'js'],
  'package-manager': ['npm', 'pnpm', 'yarn', 'bun'],
} as const

export type VariantKind = keyof typeof codeVariants

export const variantKinds = Object.keys(codeVariants) as VariantKind[]

/** Whether a text, such as a stored one, names a variant of this kind. */
export function isVariantOf(kind: VariantKind, text: string): boolean {
  return (codeVariants[kind] as readonly string[]).includes(text)
}

/** Marks the document with the chosen variant; styles show it. Anything else shows the first one. */
export function showCodeVariant(kind: VariantKind, variant: string | null): void {
  const isOther = variant !== codeVariants[kind][0]
  const root = document.documentElement
  if (variant !== null && isVariantOf(kind, variant) && isOther) {
    root.setAttribute(`data-${kind}`, variant)
  } else {
    root.removeAttribute(`data-${kind}`)
  }
}
