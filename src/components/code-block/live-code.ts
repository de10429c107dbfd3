import type { CodeChoice } from '../../preferences/code-choices.ts'
import { codeButton } from './code-button.ts'
import { addCopyButton } from './copy-button.ts'
import { addFormSwitch } from './form-switch.ts'
import { observeOverflow } from './overflow-observer.ts'
import { shownText } from './shown-text.ts'
import './code-block.css'

/**
 * Gives the code blocks inside `root` what takes script: buttons, and a tab stop where code
 * scrolls. The compiler has written the rest. A page may hold a hundred of them, so each gets it
 * when it comes near the window, and all when the Tab key is first pressed, which might jump over
 * one. Returns the function that takes it away again.
 */
export function enlivenCode(root: Element): () => void {
  const waiting = new Set<Element>(root.querySelectorAll('.code-block'))
  const ends: (() => void)[] = []

  function enliven(block: Element) {
    if (!waiting.delete(block)) return
    observer.unobserve(block)
    ends.push(enlivenBlock(block as HTMLElement))
  }
  function hearTab({ key }: KeyboardEvent) {
    if (key === 'Tab') waiting.forEach(enliven)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) enliven(target)
    },
    { rootMargin: '100%' },
  )
  for (const block of waiting) observer.observe(block)
  // Before the browser moves the focus.
  document.addEventListener('keydown', hearTab, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('keydown', hearTab, true)
    for (const end of ends) end()
  }
}

function enlivenBlock(block: HTMLElement): () => void {
  const pre = block.querySelector<HTMLElement>('.code')
  if (!pre) return () => {}
  const title = block.querySelector('.code-block-title')
  const buttons = document.createElement('div')
  buttons.className = 'code-block-buttons'
  const wrap = codeButton('Wrap', () => {
    wrap.setAttribute('aria-pressed', String(block.toggleAttribute('data-wrapped')))
  })
  wrap.setAttribute('aria-label', 'Toggle word wrap')
  wrap.setAttribute('aria-pressed', String('wrapped' in block.dataset))
  wrap.hidden = true
  buttons.append(wrap)
  addCopyButton(buttons, () => shownText(pre))
  block.append(buttons)

  const choice = block.dataset.choice as CodeChoice | undefined
  const name = (title?.querySelector('.v-ts') ?? title?.firstElementChild)?.textContent
  const endSwitch = title && choice && addFormSwitch(title, choice)
  const endObserving = observeOverflow(pre, (overflows) => {
    makeScrollable(pre, overflows, name)
    wrap.hidden = !overflows && !('wrapped' in block.dataset)
  })
  return () => {
    endObserving()
    endSwitch?.()
    buttons.remove()
  }
}

/** Code that scrolls sideways can be reached and named by keyboard; other code is no tab stop. */
function makeScrollable(pre: HTMLElement, overflows: boolean, name = 'Code sample') {
  if (overflows) {
    pre.tabIndex = 0
    pre.role = 'group'
    pre.setAttribute('aria-label', name)
  } else {
    pre.removeAttribute('tabindex')
    pre.removeAttribute('role')
    pre.removeAttribute('aria-label')
  }
}
