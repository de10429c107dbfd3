import { createButton, createElement } from '../../browser/dom/elements.ts'
import './update-prompt.css'

/**
 * Says beside the page, which stays as it is, that the site has a newer release, and offers to reload. Built by hand: a
 * root of React's own for two buttons would be paid for by every page.
 */
export function showUpdatePrompt(): void {
  document.querySelector('.update-prompt')?.remove()
  const prompt = createElement('div', 'update-prompt')
  const text = createElement('p')
  prompt.role = 'status'
  prompt.append(
    text,
    createButton('button', 'Reload', () => location.reload()),
    createButton('button button-quiet', 'Later', () => prompt.remove()),
  )
  document.body.append(prompt)
  // Screen readers announce a live region only when its text is added after the region.
  text.textContent = 'A new version of the site is ready.'
}
