import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { countText, locationText, notesText } from './texts.ts'
import type { TimelineProps } from './timeline-props.ts'

/**
 * The steps, as one button each, which goes to the step. Arrow keys move among them, so the list is a single Tab stop.
 */
export function StepsList({ inspection, ask, lineOf }: TimelineProps) {
  const { steps, dropped, at } = inspection
  const list = useRef<HTMLOListElement>(null)

  useLayoutEffect(() => {
    const box = list.current
    const here = box?.querySelectorAll('button')[at - dropped]
    if (!box || !here) return
    // Not `scrollIntoView`, which would also scroll the page.
    const top = here.offsetTop - box.offsetTop
    const isBelow = top + here.offsetHeight > box.scrollTop + box.clientHeight
    if (isBelow) box.scrollTop = top + here.offsetHeight - box.clientHeight
    else if (top < box.scrollTop) box.scrollTop = top
  })

  return (
    <ol ref={list} className="timeline-steps" aria-label="Actions" onKeyDown={moveByKey}>
      {[null, ...steps].map((step, index) => (
        <li key={index}>
          <button
            type="button"
            className="timeline-step"
            tabIndex={dropped + index === at ? 0 : -1}
            aria-current={dropped + index === at ? 'step' : undefined}
            data-later={attribute(dropped + index > at)}
            data-error={attribute(step?.error)}
            data-idle={attribute(step?.changes === 0 && !step.error)}
            onClick={() => ask({ do: 'go', at: dropped + index })}
          >
            {step ? (
              <>
                <span className="timeline-type">{step.type}</span>
                <span className="timeline-note">
                  {notesText(
                    locationText(step.file, lineOf(step.file, step.line)),
                    step.error ? 'threw' : countText(step.changes, 'change'),
                  )}
                </span>
              </>
            ) : (
              <span className="timeline-note">Initial state</span>
            )}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The value for an attribute that is either there or not. */
const attribute = (isThere: unknown) => (isThere ? '' : undefined)

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll('button')]
  const at = items.indexOf(event.target as HTMLButtonElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  items[to]?.focus()
  items[to]?.click()
}
