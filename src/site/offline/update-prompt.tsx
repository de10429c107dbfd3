import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import './update-prompt.css'

/** Offers a newer release of the site. It stands beside the page, which stays as it is. */
export function UpdatePrompt({ onReload }: { onReload: () => void }) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <div className="update-prompt">
      <p>A new version of the site is ready.</p>
      <button type="button" className="button" onClick={onReload}>
        Reload
      </button>
      <button type="button" className="button button-quiet" onClick={() => setOpen(false)}>
        Later
      </button>
    </div>
  )
}

/** Puts the prompt on the page, in a live region that is there before its text and so is heard. */
export function showUpdatePrompt(onReload: () => void): void {
  const place = document.createElement('div')
  place.role = 'status'
  document.body.append(place)
  createRoot(place).render(<UpdatePrompt onReload={onReload} />)
}
