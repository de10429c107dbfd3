import { expect, test } from 'vitest'
import { componentsOf } from './components.ts'

/** `Name(required properties)` of each component; the default export is marked. */
const listed = (code: string) =>
  componentsOf(code).map(
    ({ name, isDefault, required }) =>
      `${isDefault ? 'default ' : ''}${name}(${required.join(' ')})`,
  )

test.each([
  ['export const App = (): JSX.Element => <p />', ['App()']],
  ['const App: React.FC = () => <p />', ['App()']],
  ['const App = function () { return <p /> }', ['App()']],
  ['let App = (() => <p />) as FC, Bar = <T,>() => <p />', ['App()', 'Bar()']],
  ['export default () => <p />', ['default ()']],
  ['export default function () { return <p /> }', ['default ()']],
  ['export default class extends Component { render() {} }', ['default ()']],
  ['export default memo(() => <p />)', ['default ()']],
  ['const Old = memo(class extends Component<{ id: 1 }> {})', ['Old(id)']],
  ['function List() {}\nexport default React.memo(List)', ['List()', 'default ()']],
  ['export default App\nfunction App() {}', ['default App()']],
  ['const App = () => 1\nexport { App as default, x }', ['default App()']],
  ['const A = memo(function A() {})', ['A()']],
  ['const A = memo(B)\nfunction B({ id }) {}', ['A(id)', 'B(id)']],
  [
    'const F = forwardRef<HTMLInputElement, Props>((props, ref) => <i />)\ntype Props = { a: 1 }',
    ['F(a)'],
  ],
  ['const F = forwardRef((props, ref) => <i {...props} ref={ref} />)', ['F()']],
  ["const Chart = lazy(() => import('./Chart'))", ['Chart()']],
  ['export const Todos = connect(select, { add })(List)', ['Todos()']],
  ['const Row = connect(select)(Plain)\nconst select = (state, { id }) => 1', ['Row(id)']],
  ['const Row = connect((state: S, own: { a: 1; b?: 2 }) => 1)(Plain)', ['Row(a)']],
  ['class App extends React.PureComponent<{ a?: 1 }> {}', ['App()']],
  ['class App extends Component<{ a: 1 }, State> {}', ['App(a)']],
  ['class App extends Component { render() { return this.props.title } }', ['App(title)']],
])('A component is found: %s', (code, components) => {
  expect(listed(code)).toEqual(components)
})

test.each([
  ['function App({ a = 1 }: { a?: number }) {}', ''],
  ['function App(props: Props = {}) {}\ntype Props = { a: 1 }', ''],
  ['function App({ id, title = "" }) {}', 'id'],
  ['function App({ id: key, ...rest }) {}', 'id'],
  ['function App(props) { return props.title + props.title }', 'title'],
  [
    'function App(props: Props) {}\ninterface Props extends Base { a: 1; b?: 2; c(): void }\ntype Base = { d: 1 }',
    'd a c',
  ],
  ['const App: React.FC<Props> = ({ a }) => 1\ntype Props = { a: 1 }', 'a'],
  ['const App = ({ a }: Props) => 1\nexport type Props = Readonly<{ a: 1 }> & { b?: 2 }', 'a'],
  ['const App = ({ children }: PropsWithChildren<{ a?: 1 }>) => 1', ''],
  ['const App = ({ children }: { children: ReactNode }) => 1', 'children'],
  ["const App = (props: React.ComponentProps<'a'>) => 1", ''],
  ['const App = (props: Imported) => 1', 'properties'],
  ['const App = ({ a, b = 1 }: Imported) => 1', 'a'],
  ['const App = (props: { a: 1 } | {}) => 1', ''],
  ['type Props = Props\nconst App = (props: Props) => 1', 'properties'],
])('What a component cannot be without: %s', (code, required) => {
  expect(listed(code)).toEqual([`App(${required})`])
})

test.each([
  ['export function count() {}'],
  ['function make() {\n  function Count() {}\n}'],
  ['async function App() {}'],
  ['const A = memo(B), B = memo(A), C = memo(Other)'],
  ['function* App() {}'],
  ['const Colors = { red: 1 }, Total = 5, Kind = make()'],
  ['class Store extends Base {}'],
  ['type App = () => void\ninterface Other {}\nenum Third { a }'],
  ["import App from './App'"],
  ['export default { a: 1 }'],
  ['declare function App(): void'],
])('This is no component: %s', (code) => {
  expect(listed(code)).toEqual([])
})
