import { createButton, createElement } from '../../dom/elements.ts'
import './update-prompt.css'

/**
 * Offers a newer release of the site, beside the page, which stays as it is. Built by hand: a root
 * of React's own for two buttons would be paid for by every page.
 */
export function showUpdatePrompt(onReload: () => void): void {
  const prompt = createElement('div', 'update-prompt')
  const text = createElement('p')
  prompt.role = 'status'
  prompt.append(
    text,
    createButton('button', 'Reload', onReload),
    createButton('button button-quiet', 'Later', () => prompt.remove()),
  )
  document.body.append(prompt)
  // Screen readers announce a live region only when its text is added after the region.
  text.textContent = 'A new version of the site is ready.'
}
