import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../components/use-hydrated.ts'
import { exampleDemoPath } from '../../model/routes.ts'
import type { DemoProps } from './definition.ts'
import './demo.css'

/**
 * A tutorial's application in a frame that a press starts. Until then there is a picture, and nothing of the
 * application is loaded. Without script, the picture is a link that opens the application in a tab.
 */
export function Demo({ app, part, name, children }: DemoProps & { children?: ReactNode }) {
  /** The number of starts; each has a new frame. */
  const [runs, setRuns] = useState(0)
  const hasScript = useHydrated()
  const frame = useRef<HTMLIFrameElement>(null)
  const href = import.meta.env.BASE_URL + exampleDemoPath({ app, part })
  const start = () => setRuns(runs + 1)

  // The focused button is gone, so Reset gets the focus.
  useEffect(() => {
    if (runs === 1) frame.current?.focus()
  }, [runs])

  const run = <span className="button">Run {name}</span>
  return (
    <figure className="demo">
      <figcaption className="demo-bar">
        <b>{name}</b>
        {runs > 0 && (
          <button type="button" className="demo-control" onClick={start}>
            Reset
          </button>
        )}
        {/* In a new tab, because the router would take it for a page of the site. */}
        <a className="demo-control" href={href} target="_blank" rel="noopener">
          Open
          <span className="visually-hidden"> {name} in a new tab</span>
        </a>
      </figcaption>
      <div className="demo-window">
        {runs > 0 ? (
          <iframe
            key={runs}
            ref={frame}
            src={href}
            title={`${name} after part ${part}`}
            // Without an origin, it can't reach the site's storage or pages.
            sandbox="allow-scripts allow-forms"
          />
        ) : (
          <>
            {children}
            {hasScript ? (
              <button type="button" className="demo-start" onClick={start}>
                {run}
              </button>
            ) : (
              <a className="demo-start" href={href} target="_blank" rel="noopener">
                {run}
              </a>
            )}
          </>
        )}
      </div>
    </figure>
  )
}
