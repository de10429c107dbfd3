import { createButton, createElement } from '../../browser/dom/elements.ts'
import { showIcon } from '../../browser/dom/show-icon.ts'
import type { VariantKind } from '../../model/code-variants.ts'
import { onceNearViewport } from '../near-viewport.ts'
import { addCopyButton } from './copy-button.ts'
import { shownText } from './shown-text.ts'
import { addVariantSwitch } from './variant-switch.ts'
import './code-block.css'

type EnhancedBlock = {
  /** What it needs where its code is wider than its box, or not. */
  setOverflow(overflows: boolean): void
  addButtons(): void
  end(): void
}

/**
 * Adds to the code blocks inside `root` what needs script: a Tab stop where code scrolls, and buttons. A page may have
 * a hundred code blocks, so each gets its buttons when it comes near the window. Returns a function that removes
 * everything again.
 */
export function enhanceCodeBlocks(root: Element): () => void {
  const blocks = new Map<Element, EnhancedBlock>()
  // All are measured before the first is changed, so that a page of a hundred code blocks is laid out once.
  const sizes = new ResizeObserver((entries) => {
    const measured = entries.map(({ target }) => ({
      block: target.closest('.code-block') as Element,
      overflows: target.scrollWidth > target.clientWidth,
    }))
    for (const { block, overflows } of measured) blocks.get(block)?.setOverflow(overflows)
  })
  for (const block of root.querySelectorAll<HTMLElement>('.code-block')) {
    const pre = block.querySelector<HTMLElement>('.code')
    if (!pre) continue
    blocks.set(block, enhanceBlock(block, pre))
    sizes.observe(pre)
  }
  const stopWaiting = onceNearViewport(blocks.keys(), '100%', (block) =>
    blocks.get(block)?.addButtons(),
  )
  return () => {
    stopWaiting()
    sizes.disconnect()
    for (const block of blocks.values()) block.end()
  }
}

function enhanceBlock(block: HTMLElement, pre: HTMLElement): EnhancedBlock {
  const title = block.querySelector('.code-block-title')
  const name = (title?.querySelector('.v-ts, a') ?? title?.firstElementChild)?.textContent
  const isWrapped = () => 'wrapped' in block.dataset
  const ends: (() => void)[] = []
  let overflows = false
  let wrap: HTMLButtonElement | undefined

  function showWrap() {
    if (wrap) wrap.hidden = !overflows && !isWrapped()
  }
  function toggleWrap() {
    wrap?.setAttribute('aria-pressed', String(block.toggleAttribute('data-wrapped')))
  }

  return {
    setOverflow(now) {
      overflows = now
      makeScrollable(pre, overflows, name)
      showWrap()
    },
    addButtons() {
      const buttons = createElement('div', 'code-block-buttons')
      wrap = createButton('code-block-button', '', toggleWrap)
      showIcon(wrap, 'Toggle word wrap', 'M3 6h18M3 12h15a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M3 18h6')
      wrap.setAttribute('aria-pressed', String(isWrapped()))
      buttons.append(wrap)
      addCopyButton(buttons, () => shownText(pre))
      block.append(buttons)
      ends.push(() => buttons.remove())
      showWrap()

      const kind = block.dataset.choice as VariantKind | undefined
      if (title && kind) ends.push(addVariantSwitch(title, kind))
      if (block.dataset.live) {
        import('../../live/page/live.tsx').then(
          (live) => ends.push(live.add(block)),
          () => {
            // The sample is readable without it.
          },
        )
      }
    },
    end() {
      for (const end of ends) end()
    },
  }
}

/** Code that scrolls sideways gets a name and a Tab stop; other code needs none. */
function makeScrollable(pre: HTMLElement, overflows: boolean, name = 'Code sample') {
  const attributes = { tabindex: '0', role: 'group', 'aria-label': name }
  for (const [attribute, value] of Object.entries(attributes)) {
    if (overflows) pre.setAttribute(attribute, value)
    else pre.removeAttribute(attribute)
  }
}
