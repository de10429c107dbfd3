import { afterEach, beforeEach, expect, it } from 'vitest'
import { followVariantChoices, variantChoices } from './code-variant-choices.ts'

const root = document.documentElement
const shown = () => [root.dataset.language, root.dataset.packageManager]
let stop: () => void

beforeEach(() => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  stop = followVariantChoices()
})

afterEach(() => stop())

it('shows the first variant of code samples until another is chosen', () => {
  expect(shown()).toEqual([undefined, undefined])
  variantChoices.language.set('js')
  variantChoices['package-manager'].set('pnpm')
  expect(shown()).toEqual(['js', 'pnpm'])
  expect(localStorage.getItem('docusaurus.tab.language')).toBe('js')
  expect(localStorage.getItem('docusaurus.tab.package-manager')).toBe('pnpm')
  variantChoices.language.set('ts')
  expect(shown()).toEqual([undefined, 'pnpm'])
})

it('shows what was chosen in another tab, or before', () => {
  localStorage.setItem('docusaurus.tab.package-manager', 'yarn')
  window.dispatchEvent(new StorageEvent('storage', { key: 'docusaurus.tab.package-manager' }))
  expect(shown()).toEqual([undefined, 'yarn'])
  root.removeAttribute('data-package-manager')
  stop()
  stop = followVariantChoices()
  expect(shown()).toEqual([undefined, 'yarn'])
})

it('takes a stored variant that does not exist for none', () => {
  localStorage.setItem('docusaurus.tab.language', 'bun')
  expect(variantChoices.language.get()).toBeNull()
  expect(shown()).toEqual([undefined, undefined])
})

it('no longer follows a choice once it is stopped', () => {
  stop()
  variantChoices.language.set('js')
  variantChoices['package-manager'].set('bun')
  expect(shown()).toEqual([undefined, undefined])
})
