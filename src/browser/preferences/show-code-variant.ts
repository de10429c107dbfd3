import { codeVariants, isVariantOf, type VariantKind } from '../../model/code-variants.ts'

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
