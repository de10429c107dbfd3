import { type CodeChoice, codeChoices, codeForms } from '../../preferences/code-choices.ts'
import { keepInPlace } from '../keep-in-place.ts'
import { codeButton } from './code-button.ts'

const names: { [choice in CodeChoice]: string } = {
  language: 'Language of code samples',
  'package-manager': 'Package manager',
}

const labels: { [form: string]: string } = {
  ts: 'TypeScript',
  js: 'JavaScript',
  yarn: 'Yarn',
  bun: 'Bun',
}

/**
 * Adds buttons that choose the form of all samples of the site. All forms are in the page; styles
 * show one. Returns the function that takes them away again.
 */
export function addFormSwitch(parent: Element, choice: CodeChoice): () => void {
  const preference = codeChoices[choice]
  const group = document.createElement('fieldset')
  group.className = 'form-switch'
  group.setAttribute('aria-label', names[choice])
  const buttons = codeForms[choice].map((form) => {
    const button = codeButton(labels[form] ?? form, () =>
      keepInPlace(button, () => preference.set(form)),
    )
    group.append(button)
    return { form, button }
  })
  const showChosen = () => {
    const chosen = preference.get() ?? codeForms[choice][0]
    for (const { form, button } of buttons)
      button.setAttribute('aria-pressed', String(form === chosen))
  }
  showChosen()
  const endFollowing = preference.subscribe(showChosen)
  parent.append(group)
  return () => {
    endFollowing()
    group.remove()
  }
}
