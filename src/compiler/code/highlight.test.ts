import { expect, test } from 'vitest'
import { shownLines } from './code-lines.ts'
import { codeElement, highlight, languageName } from './highlight.ts'

function render(code: string, language = 'ts', firstLineNumber: number | null = null) {
  const lines = highlight(
    shownLines(code, language, null, () => {}),
    language,
    firstLineNumber,
  )
  return codeElement(language, lines.map(({ html }) => html).join(''))
}

test('P9 Tokens get short classes, plain text gets none, and there are no inline styles', () => {
  const html = render(`import { createSlice } from '@reduxjs/toolkit'
// Adds one
const added = (state: Tally, by = 1) => new Map<string, number>([[\`n\${by}\`, state.count + by]])`)
  expect(html).toMatchInlineSnapshot(`
    "<pre class="code"><code class="language-ts"><span class="k">import</span> <span class="u">{</span> createSlice <span class="u">}</span> <span class="k">from</span> <span class="s">'@reduxjs/toolkit'</span>
    <span class="c">// Adds one</span>
    <span class="k">const</span> <span class="f">added</span> <span class="u">= (</span>state<span class="u">:</span> <span class="t">Tally</span><span class="u">,</span> by <span class="u">=</span> <span class="n">1</span><span class="u">) =></span> <span class="k">new</span> <span class="t">Map</span><span class="u">&lt;</span><span class="t">string</span><span class="u">,</span> <span class="t">number</span><span class="u">>([[</span><span class="s">\`n</span><span class="u">\${</span>by<span class="u">}</span><span class="s">\`</span><span class="u">,</span> state<span class="u">.</span><span class="p">count</span> <span class="u">+</span> by<span class="u">]])</span></code></pre>"
  `)
  expect(html).not.toContain('style=')
})

test('JSX is colored', () => {
  expect(render('<Provider store={store}>Hi</Provider>', 'tsx')).toMatchInlineSnapshot(
    `"<pre class="code"><code class="language-tsx"><span class="u">&lt;</span><span class="t">Provider</span> <span class="p">store</span><span class="u">={</span>store<span class="u">}></span>Hi<span class="u">&lt;/</span><span class="t">Provider</span><span class="u">></span></code></pre>"`,
  )
})

test('Shell, JSON and JavaScript are colored', () => {
  expect(render('npm install @reduxjs/toolkit # both', 'bash')).toMatchInlineSnapshot(
    `"<pre class="code"><code class="language-bash"><span class="f">npm</span> install @reduxjs/toolkit <span class="c"># both</span></code></pre>"`,
  )
  expect(render('{ "a": [1, true] }', 'json')).toMatchInlineSnapshot(
    `"<pre class="code"><code class="language-json"><span class="u">{</span> <span class="p">&quot;a&quot;</span><span class="u">: [</span><span class="n">1</span><span class="u">,</span> <span class="k">true</span><span class="u">] }</span></code></pre>"`,
  )
  expect(render('export const f = async () => null', 'js')).toContain('class="k"')
})

test('Shell commands are colored where they stand: first, after another one, and not on a line that goes on', () => {
  expect(render('cd app && npx vite "a b"\\\n  --open', 'bash')).toMatchInlineSnapshot(`
    "<pre class="code"><code class="language-bash"><span class="f">cd</span> app <span class="u">&amp;&amp;</span> <span class="f">npx</span> vite <span class="s">&quot;a b&quot;</span>\\
      --open</code></pre>"
  `)
})

test('Functions are colored where they get their names', () => {
  expect(
    render('const add = () => 1\nconst api = { async load() {}, save: (a) => a, by: undefined }'),
  ).toMatchInlineSnapshot(`
    "<pre class="code"><code class="language-ts"><span class="k">const</span> <span class="f">add</span> <span class="u">= () =></span> <span class="n">1</span>
    <span class="k">const</span> api <span class="u">= {</span> <span class="k">async</span> <span class="f">load</span><span class="u">() {},</span> <span class="f">save</span><span class="u">: (</span>a<span class="u">) =></span> a<span class="u">,</span> <span class="p">by</span><span class="u">:</span> <span class="k">undefined</span> <span class="u">}</span></code></pre>"
  `)
})

test('Scripts and data in HTML are colored in their own language', () => {
  expect(
    render('<script type="importmap">{ "a": 1 }</script><script>let a</script>', 'html'),
  ).toMatchInlineSnapshot(
    `"<pre class="code"><code class="language-html"><span class="u">&lt;</span><span class="k">script</span> <span class="p">type</span><span class="u">=</span><span class="s">&quot;importmap&quot;</span><span class="u">>{</span> <span class="p">&quot;a&quot;</span><span class="u">:</span> <span class="n">1</span> <span class="u">}&lt;/</span><span class="k">script</span><span class="u">>&lt;</span><span class="k">script</span><span class="u">></span><span class="k">let</span> a<span class="u">&lt;/</span><span class="k">script</span><span class="u">></span></code></pre>"`,
  )
})

test('P2 An unknown language is shown plain and escaped', () => {
  expect(render('a < b && "c"', 'made-up')).toBe(
    '<pre class="code"><code class="language-made-up">a &lt; b &amp;&amp; &quot;c&quot;</code></pre>',
  )
})

test('P3 Only marked lines are wrapped, each with its line break', () => {
  expect(render('a\n// highlight-next-line\nb\n\nc', 'text')).toBe(
    '<pre class="code"><code class="language-text">a\n<span class="line marked">b\n</span>\nc</code></pre>',
  )
})

test('P4 Line numbers are attributes, so that they are neither selected nor copied', () => {
  expect(render('a\n\nb', 'text', 5)).toBe(
    '<pre class="code"><code class="language-text"><span class="line" data-line="5">a\n</span>' +
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
  expect(comment).toMatch(/\n<span class="k">const<\/span> a <span class="u">=<\/span>.*$/)
  expect(render('const a = 1')).toContain('<span class="k">const</span>')
})
