import { isVariantOf, type VariantKind, variantKinds } from '../../model/code-variants.ts'
import { tabKey } from './keys.ts'
import { createPreference, type Preference } from './preference.ts'
import { showCodeVariant } from './show-code-variant.ts'

/** The variants that the reader has chosen for the whole site; null until one is chosen. */
export const variantChoices: { [kind in VariantKind]: Preference<string | null> } = {
  language: createChoice('language'),
  'package-manager': createChoice('package-manager'),
}

function createChoice(kind: VariantKind) {
  return createPreference<string | null>({
    // Groups of tabs with the name of a kind share its choice.
    key: tabKey(kind),
    parse: (text) => (isVariantOf(kind, text) ? text : null),
    fallback: null,
  })
}

/**
 * Shows the chosen variants, including choices in other tabs.
 * @returns a function that stops this
 */
export function followVariantChoices(): () => void {
  const stops = variantKinds.map((kind) => {
    const show = () => showCodeVariant(kind, variantChoices[kind].get())
    show()
    return variantChoices[kind].subscribe(show)
  })
  return () => {
    for (const stop of stops) stop()
  }
}
