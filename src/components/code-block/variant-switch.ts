import { createButton, createElement } from '../../browser/dom/elements.ts'
import { variantChoices } from '../../browser/preferences/code-variant-choices.ts'
import { codeVariants, type VariantKind } from '../../model/code-variants.ts'
import { keepInPlace } from '../keep-in-place.ts'

const kindLabels: { [kind in VariantKind]: string } = {
  language: 'Language of code samples',
  'package-manager': 'Package manager',
}

const labels: { [variant: string]: string } = {
  ts: 'TypeScript',
  js: 'JavaScript',
  yarn: 'Yarn',
  bun: 'Bun',
}

/** Adds buttons that choose the variant of all samples of the site. Returns a function that removes them. */
export function addVariantSwitch(parent: Element, kind: VariantKind): () => void {
  const choice = variantChoices[kind]
  const group = createElement('fieldset', 'form-switch')
  group.setAttribute('aria-label', kindLabels[kind])
  const buttons = codeVariants[kind].map((variant) => {
    const button = createButton('code-block-button', labels[variant] ?? variant, () =>
      keepInPlace(button, () => choice.set(variant)),
    )
    group.append(button)
    return { variant, button }
  })
  const showChosen = () => {
    const chosen = choice.get() ?? codeVariants[kind][0]
    for (const { variant, button } of buttons)
      button.setAttribute('aria-pressed', String(variant === chosen))
  }
  showChosen()
  const unsubscribe = choice.subscribe(showChosen)
  parent.append(group)
  return () => {
    unsubscribe()
    group.remove()
  }
}
