import { createButton, createElement } from '../../dom/elements.ts'
import type { Inspection, InspectorCommand } from '../inspection.ts'
import { createNetwork } from './network.ts'
import { createStateTree } from './state-tree.ts'
import type { TimelinePart } from './steps-list.ts'
import { countText, locationText } from './texts.ts'

/** What there is to see of a step and of its store, a tab each. */
export function createDetails(
  ask: (ask: InspectorCommand) => void,
  lineOf: (file: string, line: number) => number,
): TimelinePart {
  const box = createElement('div', 'timeline-details')
  const tabs = createElement('div', 'timeline-tabs')
  const panel = createElement('div', 'timeline-panel')
  const id = `timeline-${Math.random().toString(36).slice(2)}`
  const parts = new Map<string, TimelinePart>([
    ['Changes', createChanges()],
    ['State', createStateTree()],
    ['Action', createAction()],
    ['Cache', createCache()],
    ['Selectors', createSelectors(lineOf)],
    ['Network', createNetwork(ask, lineOf)],
  ])
  let shown = 'Changes'
  let inspection: Inspection | null = null

  tabs.role = 'tablist'
  tabs.ariaLabel = 'Details'
  panel.role = 'tabpanel'
  panel.id = `${id}-panel`
  const buttons = [...parts.keys()].map((name) => {
    const tab = createButton('timeline-tab', name, () => open(name))
    tab.role = 'tab'
    tab.id = `${id}-${name}`
    tab.setAttribute('aria-controls', panel.id)
    return tab
  })
  tabs.onkeydown = (event) => {
    const visible = buttons.filter((tab) => !tab.hidden)
    const at = visible.findIndex((tab) => tab.textContent === shown)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const tab = to === undefined ? undefined : visible.at(to % visible.length)
    if (!tab) return
    event.preventDefault()
    open(tab.textContent ?? '')
    tab.focus()
  }
  tabs.append(...buttons)
  box.append(tabs, panel)

  function open(name: string) {
    shown = name
    for (const tab of buttons) {
      const isOpen = tab.textContent === name
      tab.ariaSelected = String(isOpen)
      tab.tabIndex = isOpen ? 0 : -1
    }
    panel.setAttribute('aria-labelledby', `${id}-${name}`)
    const part = parts.get(name)
    if (!part) return
    panel.replaceChildren(part.box)
    if (inspection) part.show(inspection)
  }
  open(shown)

  return {
    box,
    show(next) {
      inspection = next
      const hasStore = next.stores.length > 0
      const isThere: { [name: string]: boolean } = {
        Cache: next.requests.length > 0,
        Selectors: next.selectors.length > 0,
        Network: next.network.requests.length > 0,
      }
      for (const tab of buttons) tab.hidden = !(isThere[tab.textContent ?? ''] ?? hasStore)
      const first = buttons.find((tab) => !tab.hidden)?.textContent ?? shown
      const isGone = buttons.some((tab) => tab.hidden && tab.textContent === shown)
      if (isGone) open(first)
      else parts.get(shown)?.show(next)
    },
  }
}

function createChanges(): TimelinePart {
  const box = createElement('div')
  return {
    box,
    show({ changes, moreChanges, at, dropped, steps }) {
      const step = steps[at - dropped - 1]
      if (step?.error) return box.replaceChildren(createElement('p', 'timeline-error', step.error))
      if (changes.length === 0) {
        const text = step ? 'This action changed nothing.' : 'No action has been dispatched yet.'
        return box.replaceChildren(createElement('p', 'timeline-empty', text))
      }
      const list = createElement('ul', 'timeline-changes')
      for (const { path, kind, before, after } of changes) {
        const item = createElement('li')
        item.dataset.kind = kind
        const values = createElement('span', 'timeline-values')
        if (kind !== 'added') values.append(createElement('del', '', before))
        if (kind === 'changed') values.append(createElement('span', 'timeline-arrow', ' → '))
        if (kind !== 'removed') values.append(createElement('ins', '', after))
        item.append(
          createElement('span', 'timeline-path', path || 'state'),
          createElement('span', 'timeline-mark', kind),
          values,
        )
        list.append(item)
      }
      if (moreChanges > 0)
        list.append(createElement('li', 'timeline-more', `… ${moreChanges} more`))
      box.replaceChildren(list)
    },
  }
}

function createAction(): TimelinePart {
  const box = createElement('pre', 'timeline-action')
  return {
    box,
    show({ action }) {
      box.textContent = action || 'This is the initial state of the store.'
    },
  }
}

function createCache(): TimelinePart {
  return createTable(
    'Cache entries of RTK Query',
    ['Endpoint', 'Argument', 'Status', 'Subscribers', 'Tags', 'Removed in'],
    ({ requests }) =>
      requests.map(({ endpoint, args, status, subscribers, tags, removedIn }) => [
        endpoint,
        args,
        status,
        String(subscribers),
        tags,
        removedIn < 0 ? '' : `${removedIn} s`,
      ]),
  )
}

function createSelectors(lineOf: (file: string, line: number) => number): TimelinePart {
  return createTable('Selectors', ['Selector', 'Made at', 'Recomputed'], ({ selectors }) =>
    selectors.map(({ name, file, line, runs }) => [
      name || 'without a name',
      locationText(file, lineOf(file, line)),
      countText(runs, 'time'),
    ]),
  )
}

function createTable(
  name: string,
  headings: string[],
  rowsOf: (inspection: Inspection) => string[][],
): TimelinePart {
  const box = createElement('div', 'timeline-scroll')
  const table = createElement('table')
  const head = createElement('thead')
  const body = createElement('tbody')
  const row = createElement('tr')
  row.append(
    ...headings.map((heading) => {
      const cell = createElement('th', '', heading)
      cell.scope = 'col'
      return cell
    }),
  )
  head.append(row)
  table.ariaLabel = name
  table.append(head, body)
  box.tabIndex = 0
  box.role = 'group'
  box.ariaLabel = name
  box.append(table)
  return {
    box,
    show(inspection) {
      body.replaceChildren(
        ...rowsOf(inspection).map((cells) => {
          const line = createElement('tr')
          line.append(...cells.map((text) => createElement('td', '', text)))
          return line
        }),
      )
    },
  }
}
