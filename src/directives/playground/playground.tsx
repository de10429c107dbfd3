import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { defineLazy } from '../../components/lazy/lazy.tsx'
import { hasProject } from '../../live/playground/is-wanted.ts'
import type { PlaygroundProps } from './definition.ts'
import './playground.css'

const LivePlayground = defineLazy({
  load: () => import('./live-playground.tsx'),
  pick: (module) => module.LivePlayground,
})

/**
 * Small projects to write and run. At first it's the list of projects to start from: all else is loaded when the reader
 * chooses one, or at once where the address or this browser has a project.
 */
export function Playground({ report, children }: PlaygroundProps & { children?: ReactNode }) {
  const [start, setStart] = useState<string | null>(null)

  useEffect(() => {
    const look = () => {
      try {
        if (hasProject()) setStart((now) => now ?? '')
      } catch {
        // Without storage there is none.
      }
    }
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])

  function choose(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setStart(link.hash.slice(1))
  }

  if (start !== null) {
    return (
      <div className="playground playground-live">
        <LivePlayground startingPoint={start} report={report} />
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of links are the browser's, and become clicks
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are pressed, not the box
    <div className="playground" onClick={choose}>
      {children}
    </div>
  )
}
