import { expect, test } from 'vitest'
import { previewCode, previewOf, rendersItself } from './preview.ts'

const component = 'export function Count() {\n  return <b>1</b>\n}'

/** What is rendered by the code below a sample. */
const rendered = (code: string, preview = {}) =>
  /\.render\((.*)\)\)$/.exec(previewCode(code, preview) ?? '')?.[1] ?? null

test.each([
  ['function', component, '<Count />'],
  ['arrow function', 'export const Count = () => <b>1</b>', '<Count />'],
  ['typed arrow function', 'const Count: FC = (): ReactNode => <b>1</b>', '<Count />'],
  ['default export', 'export default function Count() {}', '<Count />'],
  ['last of several', `${component}\nexport function Sum() {}`, '<Sum />'],
  ['with properties', 'export function Count({ id }: Props) {}', null],
  ['no component', 'export function count() {}', null],
  ['inside another function', 'function make() {\n  function Count() {}\n}', null],
])('The preview shows the last component without properties: %s', (_, code, shown) => {
  expect(rendered(code)).toBe(shown)
})

test('An author says what else is shown', () => {
  expect(rendered(component, { element: '<Count id="a" />' })).toBe('<Count id="a" />')
})

test('Components read the store of the project, or their own', () => {
  const store = { from: './store', name: 'store' } as const
  expect(previewCode(component, { store })).toContain(
    "import { store as liveStore } from './store'",
  )
  expect(rendered(component, { store })).toBe(
    '<LiveProvider store={liveStore}><Count /></LiveProvider>',
  )
  expect(rendered(component, { store: { ...store, name: 'makeStore' } })).toContain(
    'store={liveStore()}',
  )
  expect(rendered(`const store = make()\n${component}`, { store })).toContain('store={store}')
  const provided = `${component}\nconst App = () => <Provider store={s}><Count /></Provider>`
  expect(rendered(provided, { store })).toBe('<App />')
})

test('A sample that renders into the document needs nothing more', () => {
  const own = "createRoot(document.getElementById('root')!).render(<App />)"
  expect(rendersItself(own)).toBe(true)
  expect(previewCode(own, {})).toBe('')
  expect(rendersItself("createRoot(document.createElement('div'))")).toBe(false)
})

test('A project whose first file can have no JSX is only shown if it renders itself', () => {
  const code = 'export function Kite() {\n  return { color: "red" }\n}'
  expect(previewOf([{ path: 'kite.ts', code }])).toBeUndefined()
  expect(previewOf([{ path: 'kite.tsx', code }])).toEqual({})
  const own = "createRoot(document.getElementById('root')!).render(createElement(App))"
  expect(previewOf([{ path: 'main.ts', code: own }])).toEqual({})
})

test('Lines of the sample keep their numbers', () => {
  expect(`${component}${previewCode(component, {})}`.startsWith(`${component}\n`)).toBe(true)
})
