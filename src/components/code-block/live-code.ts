import type { CodeChoice } from '../../preferences/code-choices.ts'
import { codeButton } from './code-button.ts'
import { addCopyButton } from './copy-button.ts'
import { addFormSwitch } from './form-switch.ts'
import { observeOverflow } from './overflow-observer.ts'
import { shownText } from './shown-text.ts'
import './code-block.css'

/**
 * Gives the code blocks inside `root` what takes script: buttons, and a tab stop where code
 * scrolls. The compiler has written the rest. A page may hold a hundred of them, so they get it one
 * after another whenever the browser has time. Returns the function that takes it away again.
 */
export function enlivenCode(root: Element): () => void {
  const waiting = [...root.querySelectorAll<HTMLElement>('.code-block')]
  const ends: (() => void)[] = []

  function work(time: IdleDeadline) {
    do {
      const block = waiting.shift()
      if (!block) return
      ends.push(enlivenBlock(block))
    } while (time.timeRemaining() > 0)
    whenIdle(work)
  }
  whenIdle(work)
  return () => {
    waiting.length = 0
    for (const end of ends) end()
  }
}

function whenIdle(work: IdleRequestCallback): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  // Safari: one block each time, so that a frame can be drawn in between.
  else setTimeout(work, 0, { timeRemaining: () => 0 })
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
