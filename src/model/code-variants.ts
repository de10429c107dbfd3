/**
 * The kinds of variants that samples have. All variants are in the page, and styles show one: the first, until the
 * reader chooses another.
 */
export const codeVariants = {
  language: ['ts', 'js'],
  'package-manager': ['npm', 'pnpm', 'yarn', 'bun'],
} as const

export type VariantKind = keyof typeof codeVariants

export const variantKinds = Object.keys(codeVariants) as VariantKind[]

/** Whether a text, such as a stored one, is the name of a variant of this kind. */
export function isVariantOf(kind: VariantKind, text: string): boolean {
  return (codeVariants[kind] as readonly string[]).includes(text)
}
