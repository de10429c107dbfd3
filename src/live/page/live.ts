import type { Controls } from './controls.ts'
import styles from './live.css?inline'

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)

/**
 * Puts a bar with a Run button below a live sample. Nothing else is loaded before it is pressed. Returns the
 * function that takes everything away again.
 */
export function add(block: HTMLElement): () => void {
  // It may have gone, or got its bar, while this code was on its way.
  if (!block.isConnected || block.querySelector('.live-bar')) return () => {}
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  const end = new AbortController()
  const bar = document.createElement('div')
  bar.className = 'live-bar'
  const run = document.createElement('button')
  run.type = 'button'
  run.className = 'code-block-button live-run'
  run.textContent = 'Run'
  const status = document.createElement('span')
  status.className = 'live-status'
  status.role = 'status'
  bar.append(run, status)
  block.append(bar)

  const controls: Controls = { block, bar, run, status, signal: end.signal }
  run.onclick = async () => {
    try {
      const { press } = await import('./run-sample.ts')
      press(controls)
    } catch {
      status.textContent = 'What running takes could not be loaded. Try again.'
    }
  }
  return () => {
    end.abort()
    bar.remove()
  }
}
