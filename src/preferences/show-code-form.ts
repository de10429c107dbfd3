import { tabKey } from './tab-key.ts'

/** Forms that code samples are written in. The first of each is shown until another is chosen. */
export const codeForms = {
  language: ['ts', 'js'],
  'package-manager': ['npm', 'pnpm', 'yarn', 'bun'],
} as const

export type CodeChoice = keyof typeof codeForms

/** Tabs of a group with the same name share the key, and so the choice. */
export const codeChoiceKey = (choice: CodeChoice) => tabKey(choice)

export function isFormOf(choice: CodeChoice, text: string): boolean {
  return (codeForms[choice] as readonly string[]).includes(text)
}

/** Marks the document with a chosen form; styles show it. Anything else shows the first form. */
export function showCodeForm(choice: CodeChoice, form: string | null): void {
  const root = document.documentElement
  const name = `data-${choice}`
  if (form !== null && isFormOf(choice, form) && form !== codeForms[choice][0]) {
    root.setAttribute(name, form)
  } else {
    root.removeAttribute(name)
  }
}
