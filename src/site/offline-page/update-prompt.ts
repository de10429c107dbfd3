import { createButton, createElement } from '../../browser/dom/elements.ts'
import './update-prompt.css'

/**
 * Says, next to the page, which stays as it is, that there is a newer release, and offers to reload. Without React,
 * because two buttons aren't worth a root of their own on every page.
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
