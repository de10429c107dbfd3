import { expect, test } from 'vitest'
import {
  previewOf,
  rendersItself,
  shownComponent,
  shownProject,
  withPreview,
} from './preview-code.ts'

const component = 'export function Count() {\n  return <b>1</b>\n}'

/** A sample with the code that shows it; empty if there is nothing to show. */
function shown(code: string, preview = {}): string {
  const result = withPreview(code, preview)
  return 'code' in result ? result.code : ''
}

test.each([
  ['the default export', 'export default function A() {}\nexport const B = () => 1', 'A'],
  ['the last of several', `${component}\nexport function Sum() {}`, 'Sum'],
  ['one without properties before one with', 'const A = () => 1\nconst B = ({ a = 1 }) => 1', 'A'],
  ['one whose properties are optional', 'const B = ({ a = 1 }) => 1', 'B'],
  ['the default export only if it can be', 'export default ({ a }) => 1\nfunction B() {}', 'B'],
])('Of several components, %s is shown', (_, code, name) => {
  expect(shownComponent(code)).toMatchObject({ name })
  expect(shown(code)).toContain(`liveElement(${name})`)
})

test('A default export without a name is shown, and stays the default export', () => {
  expect(shown('export default () => 1\n')).toMatch(
    /^const LiveDefault = \(\) => 1\n\n;export { LiveDefault as default }\n.*liveElement\(LiveDefault\)/,
  )
  expect(shown('export default function () {}')).toMatch(
    /^export default function LiveDefault \(\)/,
  )
  expect(shown('f()\nexport\ndefault class extends Component {}')).toMatch(
    /^f\(\)\nexport\ndefault class LiveDefault extends Component/,
  )
})

test('Where no component can be shown, it is said why, and what to write', () => {
  expect(shownComponent('export const Card = (props: { id: string; title: string }) => 1')).toEqual(
    {
      problem:
        'Nothing is shown, because Card can’t be without id, title. Give each a default value, or add a component that passes them: export const Example = () => <Card id={…} title={…} />',
    },
  )
  expect(shownComponent('export default ({ id }) => <p>{id}</p>')).toEqual({
    problem: expect.stringMatching(/because the default export can’t be without id\./),
  })
  const small = 'export const app = () => <p>Hello</p>'
  expect(shownComponent(small)).toEqual({
    problem: expect.stringMatching(/no component was found.*begins with a capital letter/),
  })
  const files = [{ path: 'index.tsx', code: small }]
  expect(shownProject(files, {})).toEqual({ files, unshown: expect.stringContaining('Nothing') })
})

test('A file that only computes says nothing about components', () => {
  const files = [{ path: 'index.tsx', code: 'const a: Array<number> = [1]\na // => [1]' }]
  expect(shownProject(files, previewOf(files))).toEqual({ files })
})

test('An author says what else is shown', () => {
  expect(shown(component, { element: '<Count id="a" />' })).toContain(',<Count id="a" />))')
})

test('Components read the store of the project, or their own', () => {
  const store = { from: './store', name: 'store' } as const
  expect(shown(component, { store })).toContain("import { store as liveStore } from './store'")
  expect(shown(component, { store })).toContain(
    'liveElement(LiveProvider,{store:liveStore},liveElement(Count))',
  )
  expect(shown(component, { store: { ...store, name: 'makeStore' } })).toContain(
    'store:liveStore()',
  )
  expect(shown(`const store = make()\n${component}`, { store })).toContain('{store:store}')
  const provided = `${component}\nconst App = () => <Provider store={s}><Count /></Provider>`
  expect(shown(provided, { store })).not.toContain('LiveProvider')
})

test('A sample that renders into the document needs nothing more', () => {
  const own = "createRoot(document.getElementById('root')!).render(<App />)"
  expect(rendersItself(own)).toBe(true)
  expect(shown(own)).toBe(own)
  const container = "const box: Element | null = document.querySelector('#root')\ncreateRoot(box!)"
  expect(rendersItself(container)).toBe(true)
  expect(rendersItself("createRoot(document.createElement('div'))")).toBe(false)
  expect(rendersItself("const a = document.createElement('p')\ncreateRoot(a)")).toBe(false)
})

test('A project whose first file has neither JSX nor createElement is only shown if it renders itself', () => {
  const code = 'export function Kite() {\n  return { color: "red" }\n}'
  expect(previewOf([{ path: 'kite.ts', code }])).toBeUndefined()
  expect(previewOf([{ path: 'kite.tsx', code }])).toEqual({})
  const own = "createRoot(document.getElementById('root')!).render(app)"
  expect(previewOf([{ path: 'main.ts', code: own }])).toEqual({})
  const plain = "export const App = () => createElement('p')"
  expect(previewOf([{ path: 'main.ts', code: plain }])).toEqual({})
})

test('Lines of the sample keep their numbers', () => {
  expect(shown(component).startsWith(`${component}\n`)).toBe(true)
})
