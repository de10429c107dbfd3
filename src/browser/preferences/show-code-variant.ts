import { codeVariants, isVariantOf, type VariantKind } from '../../model/code-variants.ts'

/** Sets the chosen variant on the document, by which styles show it. Without a valid one, they show the first. */
export function showCodeVariant(kind: VariantKind, variant: string | null): void {
  const isOther = variant !== codeVariants[kind][0]
  const root = document.documentElement
  if (variant !== null && isVariantOf(kind, variant) && isOther) {
    root.setAttribute(`data-${kind}`, variant)
  } else {
    root.removeAttribute(`data-${kind}`)
  }
}
