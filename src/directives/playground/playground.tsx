import type { ReactNode } from 'react'
import { defineLazy } from '../../components/lazy/lazy.tsx'
import { useHydrated } from '../../components/use-hydrated.ts'
import type { PlaygroundProps } from './definition.ts'
import './playground.css'

const LivePlayground = defineLazy({
  load: () => import('./live-playground.tsx'),
  pick: (module) => module.LivePlayground,
})

/** Small projects to write and run. Without script, it's a list of projects to start with. */
export function Playground({ report, children }: PlaygroundProps & { children?: ReactNode }) {
  const isOpen = useHydrated()
  return (
    <div className="playground" data-open={isOpen || undefined}>
      {isOpen ? <LivePlayground report={report} /> : children}
    </div>
  )
}
