/**
 * Where neither script nor styles of the site load, most often because it is served below another
 * path than it was built for, a banner says so and names the path that would work. Runs inlined in
 * the home page, once everything of the document is there; `data-started` is what the first script
 * sets. The site's styles hide the banner: it is seen only when they failed too.
 */
export function warnOfWrongBasePath(basePath: string): void {
  const warn = () => {
    if (document.documentElement.dataset.started === undefined) {
      document.body.prepend(banner(basePath, suggestedBasePath(location.pathname)))
    }
  }
  document.addEventListener('DOMContentLoaded', warn, { once: true })
}

/** The base path with which `pathname` would be the home page. */
export function suggestedBasePath(pathname: string): string {
  return pathname.replace(/\/(index\.html)?$/, '').concat('/')
}

function banner(basePath: string, suggestion: string): HTMLElement {
  const container = document.createElement('div')
  container.className = 'base-url-banner'
  const box = container.appendChild(document.createElement('div'))
  // No style sheet has been loaded, but the policy allows styles that a script sets.
  Object.assign(box.style, {
    margin: '1rem',
    padding: '1rem 1.25rem',
    border: '3px solid #b3261e',
    borderRadius: '8px',
    background: '#fff4f2',
    color: '#1d1b20',
    font: '16px/1.5 system-ui, sans-serif',
  })
  const isDefault = basePath === '/' ? ' (the default)' : ''
  box.append(
    paragraph('strong', 'This site could not load its styles and scripts.'),
    paragraph(
      'span',
      'The usual cause is that it is served below another path than it was built for.',
    ),
    paragraph('span', 'Base path of this build: ', basePath, isDefault),
    paragraph('span', 'Base path that fits this address: ', suggestion),
  )
  return container
}

function paragraph(tag: 'strong' | 'span', text: string, code?: string, rest = ''): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.style.margin = '0.25rem 0'
  paragraph.appendChild(document.createElement(tag)).textContent = text
  if (code !== undefined) paragraph.appendChild(document.createElement('code')).textContent = code
  paragraph.append(rest)
  return paragraph
}
