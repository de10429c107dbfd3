import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { keepInPlace } from '../../components/keep-in-place.ts'
import type { TabsProps } from './definition.ts'
import { useSelectedTab } from './use-selected-tab.ts'
import './tabs.css'

/**
 * Alternatives, of which one is shown. Without script, all are shown, each below its label. The children are the
 * panels, in order.
 */
export function Tabs({ group, queryParam, tabs, children }: TabsProps & { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const contents = Children.toArray(children)
  const { id, selected, show, choose } = useSelectedTab(tabs, group, queryParam)

  useEffect(() => {
    const element = root.current
    if (!element) return
    const reveal = ({ target }: Event) => {
      const panel = panelsOf(element).find((panel) => panel.contains(target as Node))
      const value = panel?.dataset.value
      // Synchronously, because whatever reveals something scrolls to it next.
      if (value) flushSync(() => show(value))
    }
    element.addEventListener('reveal', reveal)
    return () => element.removeEventListener('reveal', reveal)
  }, [show])

  /** Sets above this one may change their height too, so the clicked tab is kept in place. */
  function chooseInPlace(tab: HTMLElement, value: string) {
    keepInPlace(tab, () => flushSync(() => choose(value)))
  }

  return (
    <div ref={root} className="tabs" data-group={group} data-query={queryParam}>
      <div className="tabs-list" role="tablist" onKeyDown={moveFocus}>
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            className="tabs-tab"
            id={id && `${id}-tab-${value}`}
            aria-controls={id && `${id}-panel-${value}`}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            data-value={value}
            // The script in the head may have selected another tab already, and its panel.
            suppressHydrationWarning
            onClick={({ currentTarget }) => chooseInPlace(currentTarget, value)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label }, index) => (
        <div
          key={value}
          role="tabpanel"
          className="tabs-panel flow"
          id={id && `${id}-panel-${value}`}
          aria-labelledby={id && `${id}-tab-${value}`}
          hidden={value !== selected}
          data-value={value}
          suppressHydrationWarning
        >
          <p className="tabs-panel-label">{label}</p>
          {contents[index]}
        </div>
      ))}
    </div>
  )
}

function panelsOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(':scope > .tabs-panel')]
}

/** Arrows and Home/End move focus along the tabs, cycling at the ends; Enter and Space press the button. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.children] as HTMLElement[]
  const current = tabs.indexOf(document.activeElement as HTMLElement)
  const target = {
    ArrowLeft: current - 1,
    ArrowRight: (current + 1) % tabs.length,
    Home: 0,
    End: -1,
  }[event.key]
  if (target === undefined) return
  event.preventDefault()
  tabs.at(target)?.focus()
}
