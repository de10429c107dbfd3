const passedOn = [
  'page',
  'surface',
  'border',
  'border-strong',
  'text',
  'text-muted',
  'accent',
  'focus',
]

/** Styles for what a sample renders: the page's mode and colors, which the sample's own styles override. */
export function previewStyles(): string {
  const root = document.documentElement
  const page = getComputedStyle(root)
  const colors = passedOn.map((name) => `--${name}: ${page.getPropertyValue(`--${name}`)}`)
  const mode = root.dataset.theme === 'dark' ? 'dark' : 'light'
  return `@layer page {
:root { color-scheme: ${mode}; ${colors.join('; ')} }
${base}
}`
}

const base = `
:root { background: var(--page); color: var(--text); accent-color: var(--accent) }
body { margin: 0; padding: 1rem; display: flow-root; font: 0.9375rem/1.5 system-ui, sans-serif }
h1, h2, h3 { margin: 0 0 0.5rem; font-size: 1.125rem; line-height: 1.3 }
p, ul, ol { margin: 0 0 0.5rem }
ul, ol { padding-inline-start: 1.25rem }
:last-child { margin-block-end: 0 }
button, input, select, textarea { font: inherit; color: inherit; border: 1px solid var(--border-strong); border-radius: 0.375rem; padding: 0.25rem 0.75rem; background: var(--page) }
input[type=checkbox], input[type=radio] { padding: 0 }
button { background: var(--surface); cursor: pointer }
button:hover:not(:disabled) { border-color: var(--accent); color: var(--accent) }
button:disabled { opacity: 0.55; cursor: default }
label { display: inline-flex; gap: 0.5rem; align-items: center }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px }
pre { margin: 0; overflow: auto }
a { color: var(--accent) }
table { border-collapse: collapse }
td, th { padding: 0.25rem 0.75rem; border-block-end: 1px solid var(--border); text-align: start }
@media (forced-colors: active) { button:disabled { opacity: 1; color: GrayText } }`
