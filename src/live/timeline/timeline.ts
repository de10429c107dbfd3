import { adoptStyles } from '../../dom/adopt-styles.ts'
import { createButton, createElement } from '../../dom/elements.ts'
import { type Inspection, type InspectorCommand, readInspection } from '../inspection.ts'
import { createDetails } from './details.ts'
import { createDispatchForm } from './dispatch-form.ts'
import { createStepsList, type TimelinePart } from './steps-list.ts'
import styles from './timeline.css?inline'
import { createTravel } from './travel.ts'

export type Timeline = {
  /** Shows what an inspector has said, and gives it back as it was read; anything else is passed over. */
  show(content: unknown): Inspection | null
  end(): void
}

/**
 * The actions of a store with what each changed, the way back and forth, and requests. It knows no frame: what comes
 * out of one is handed to `show`, and what the reader wants is handed to `ask`.
 * @param lineOf the line that readers see of a line of the source
 */
export function createTimeline(
  container: HTMLElement,
  ask: (ask: InspectorCommand) => void,
  lineOf: (file: string, line: number) => number,
): Timeline {
  adoptStyles(styles)
  const box = createElement('section', 'timeline')
  box.ariaLabel = 'Timeline'
  const go = (at: number) => ask({ do: 'go', at })
  const top = createElement('div', 'timeline-top')
  const travel = createTravel(go)
  const stores = createStoreChoice((store) => ask({ do: 'choose', store }))
  const pause = createPause((isPaused) => ask({ do: 'pause', isPaused }))
  const steps = createStepsList(go, lineOf)
  const details = createDetails(ask, lineOf)
  const form = createDispatchForm((text) => ask({ do: 'dispatch', text }))
  const body = createElement('div', 'timeline-body')
  top.append(stores.box, travel.box, pause.box)
  body.append(steps.box, details.box)
  box.append(top, body, form.box)
  container.append(box)
  const parts = [stores, travel, pause, steps, details, form]
  return {
    show(content) {
      const inspection = readInspection(content)
      if (!inspection) return null
      box.toggleAttribute('data-stateless', inspection.stores.length === 0)
      for (const part of parts) part.show(inspection)
      return inspection
    },
    end: () => box.remove(),
  }
}

function createPause(pause: (isPaused: boolean) => void): TimelinePart {
  let isPaused = false
  const box = createButton('timeline-button', 'Pause', () => pause(!isPaused))
  box.title = 'While paused, actions still run but aren’t recorded'
  return {
    box,
    show(inspection) {
      isPaused = inspection.isPaused
      box.ariaPressed = String(isPaused)
    },
  }
}

function createStoreChoice(choose: (store: number) => void): TimelinePart {
  const box = createElement('select', 'timeline-stores')
  box.ariaLabel = 'Store'
  box.onchange = () => choose(box.selectedIndex)
  return {
    box,
    show({ stores, store }) {
      box.hidden = stores.length < 2
      if (box.options.length !== stores.length) {
        box.replaceChildren(...stores.map((name) => new Option(name)))
      }
      box.selectedIndex = store
    },
  }
}
