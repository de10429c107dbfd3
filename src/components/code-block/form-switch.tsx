import { flushSync } from 'react-dom'
import { type CodeChoice, codeChoices, codeForms } from '../../preferences/code-choices.ts'
import { usePreference } from '../../preferences/store.ts'
import { keepInPlace } from '../keep-in-place.ts'

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

/** Chooses the form of all samples of the site. All forms are in the page; styles show one. */
export function FormSwitch({ choice }: { choice: CodeChoice }) {
  const preference = codeChoices[choice]
  const chosen = usePreference(preference) ?? codeForms[choice][0]
  return (
    <fieldset className="form-switch" aria-label={names[choice]}>
      {codeForms[choice].map((form) => (
        <button
          key={form}
          type="button"
          className="code-block-button"
          aria-pressed={form === chosen}
          onClick={({ currentTarget }) =>
            keepInPlace(currentTarget, () => flushSync(() => preference.set(form)))
          }
        >
          {labels[form] ?? form}
        </button>
      ))}
    </fieldset>
  )
}
