import { beforeAll, expect, test } from 'vitest'
import { shownLines } from './code-lines.ts'
import { codeElement, type Highlight, languageName, loadHighlighter } from './highlight.ts'

let highlight: Highlight

beforeAll(async () => {
  highlight = await loadHighlighter(['ts', 'tsx', 'js', 'bash', 'json', 'made-up'])
})

function render(code: string, language = 'ts', firstLineNumber: number | null = null) {
  const lines = highlight(
    shownLines(code, language, null, () => {}),
    language,
    { firstLineNumber },
  )
  return codeElement(language, lines.map(({ html }) => html).join(''))
}

test('P9 Tokens get short classes, punctuation gets none, and there are no inline styles', () => {
  const html = render(`import { createSlice } from '@reduxjs/toolkit'
// Adds one
const added = (state: Tally, by = 1) => new Map<string, number>([[\`n\${by}\`, state.count + by]])`)
  expect(html).toMatchInlineSnapshot(`
    "<pre class="code"><code class="language-ts"><span class="k">import</span> { <span class="x">createSlice</span> } <span class="k">from</span> <span class="s">'@reduxjs/toolkit'</span>
    <span class="c">// Adds one</span>
    <span class="k">const</span> <span class="f">added</span> = (<span class="x">state</span>: <span class="t">Tally</span>, <span class="x">by</span> = <span class="n">1</span>) => <span class="k">new</span> <span class="f">Map</span>&lt;<span class="t">string</span>, <span class="t">number</span>>([[<span class="s">\`n</span>\${<span class="x">by</span>}<span class="s">\`</span>, <span class="x">state</span>.<span class="p">count</span> + <span class="x">by</span>]])</code></pre>"
  `)
  expect(html).not.toContain('style=')
})

test('JSX is colored', () => {
  expect(render('<Provider store={store}>Hi</Provider>', 'tsx')).toMatchInlineSnapshot(
    `"<pre class="code"><code class="language-tsx">&lt;<span class="t">Provider</span> <span class="p">store</span>={<span class="x">store</span>}><span class="x">Hi</span>&lt;/<span class="t">Provider</span>></code></pre>"`,
  )
})

test('Shell, JSON and JavaScript are colored', () => {
  expect(render('npm install @reduxjs/toolkit # both', 'bash')).toMatchInlineSnapshot(
    `"<pre class="code"><code class="language-bash"><span class="f">npm</span> <span class="x">install @reduxjs/toolkit</span> <span class="c"># both</span></code></pre>"`,
  )
  expect(render('{ "a": [1, true] }', 'json')).toMatchInlineSnapshot(
    `"<pre class="code"><code class="language-json">{ <span class="p">&quot;a&quot;</span>: [<span class="n">1</span>, <span class="k">true</span>] }</code></pre>"`,
  )
  expect(render('export const f = async () => null', 'js')).toContain('class="k"')
})

test('P2 An unknown language is shown plain and escaped', () => {
  expect(render('a < b && "c"', 'made-up')).toBe(
    '<pre class="code"><code class="language-made-up x">a &lt; b &amp;&amp; &quot;c&quot;</code></pre>',
  )
})

test('P3 Only marked lines are wrapped, each with its line break', () => {
  expect(render('a\n// highlight-next-line\nb\n\nc', 'text')).toBe(
    '<pre class="code"><code class="language-text x">a\n<span class="line marked">b\n</span>\nc</code></pre>',
  )
})

test('P4 Line numbers are attributes, so that they are neither selected nor copied', () => {
  expect(render('a\n\nb', 'text', 5)).toBe(
    '<pre class="code"><code class="language-text x"><span class="line" data-line="5">a\n</span>' +
      '<span class="line" data-line="6">\n</span><span class="line" data-line="7">b</span></code></pre>',
  )
})

test('P2 The language class is in lower case, `text` when none is given', () => {
  expect(languageName('TypeScript')).toBe('ts')
  expect(languageName('sh')).toBe('bash')
  expect(languageName('COBOL')).toBe('cobol')
  expect(languageName(null)).toBe('text')
})

test('P9 The same line is colored by what stands above it', () => {
  const comment = render('/*\nconst a = 1\n*/\nconst a = 1')
  expect(comment).toContain('<span class="c">/*</span>\n<span class="c">const a = 1</span>\n')
  expect(comment).toMatch(/\n<span class="k">const<\/span> <span class="x">a<\/span> = .*$/)
  expect(render('const a = 1')).toContain('<span class="k">const</span>')
})
