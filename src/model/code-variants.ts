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
