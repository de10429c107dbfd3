import {
  type CodeChoice,
  codeChoiceKey,
  codeForms,
  isFormOf,
  showCodeForm,
} from './show-code-form.ts'
import { createPreference, type Preference } from './store.ts'

export type { CodeChoice }
export { codeForms }

/** The reader's form of code samples, one for the whole site; null until one is chosen. */
export const codeChoices: { [choice in CodeChoice]: Preference<string | null> } = {
  language: codePreference('language'),
  'package-manager': codePreference('package-manager'),
}

function codePreference(choice: CodeChoice) {
  return createPreference<string | null>({
    key: codeChoiceKey(choice),
    parse: (text) => (isFormOf(choice, text) ? text : null),
    fallback: null,
  })
}

/**
 * Keeps the document in step with the choices, also with those made in other tabs.
 * @returns a function that stops it
 */
export function keepCodeForms(): () => void {
  const stops = (Object.keys(codeChoices) as CodeChoice[]).map((choice) => {
    const show = () => showCodeForm(choice, codeChoices[choice].get())
    show()
    return codeChoices[choice].subscribe(show)
  })
  return () => {
    for (const stop of stops) stop()
  }
}
