import type { Controls } from './controls.ts'
import styles from './live.css?inline'

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)

/**
 * Puts a bar with the buttons Run, Edit and Playground below a live sample. Nothing else is loaded before one is pressed. Returns
 * the function that takes everything away again.
 */
export function add(block: HTMLElement): () => void {
  // It may have gone, or got its bar, while this code was on its way.
  if (!block.isConnected || block.querySelector('.live-bar')) return () => {}
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  const end = new AbortController()
  const bar = document.createElement('div')
  bar.className = 'live-bar'
  const status = document.createElement('span')
  status.className = 'live-status'
  status.role = 'status'
  const button = (text: string, press: () => Promise<void>) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.className = 'code-block-button'
    made.textContent = text
    made.onclick = () =>
      press().catch(() => {
        status.textContent = 'This couldn’t be loaded. Check your connection and try again.'
      })
    return made
  }
  const run = button('Run', async () => (await import('./run-sample.ts')).press(controls))
  run.classList.add('live-run')
  const edit = button('Edit', async () => (await import('./edit-sample.ts')).edit(controls))
  const controls: Controls = { block, bar, run, edit, status, signal: end.signal }
  // Its name says where it leads; the bar has no room for all of it.
  const open = button('Playground', async () =>
    (await import('./open-in-playground.ts')).openInPlayground(controls),
  )
  open.ariaLabel = 'Open in playground'
  bar.append(run, edit, open, status)
  block.append(bar)
  return () => {
    end.abort()
    bar.remove()
  }
}
