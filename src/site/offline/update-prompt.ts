import './update-prompt.css'

/**
 * Offers a newer release of the site, beside the page, which stays as it is. Built by hand: a root
 * of React's own for two buttons would be paid for by every page.
 */
export function showUpdatePrompt(onReload: () => void): void {
  const prompt = document.createElement('div')
  const text = document.createElement('p')
  prompt.className = 'update-prompt'
  prompt.role = 'status'
  prompt.append(
    text,
    button('Reload', 'button', onReload),
    button('Later', 'button button-quiet', () => prompt.remove()),
  )
  document.body.append(prompt)
  // A live region is heard when its text comes after itself.
  text.textContent = 'A new version of the site is ready.'
}

function button(label: string, className: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.textContent = label
  button.onclick = onPress
  return button
}
