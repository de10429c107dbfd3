import { type ComponentType, type KeyboardEvent, useId, useState } from 'react'
import type { Inspection } from '../inspection.ts'
import { Network } from './network.tsx'
import { countText, locationText } from './texts.ts'
import type { TimelineProps } from './timeline-props.ts'
import { type Folds, Tree } from './tree.tsx'

type PanelProps = TimelineProps & { folds: Folds }

type Tab = {
  name: string
  Panel: ComponentType<PanelProps>
  /** Whether there is anything to show. */
  isThere(inspection: Inspection): boolean
}

const hasStore = ({ stores }: Inspection) => stores.length > 0

const tabs: Tab[] = [
  { name: 'Changes', Panel: Changes, isThere: hasStore },
  { name: 'State', Panel: State, isThere: hasStore },
  { name: 'Action', Panel: Action, isThere: hasStore },
  { name: 'Cache', Panel: Cache, isThere: ({ requests }) => requests.length > 0 },
  { name: 'Selectors', Panel: Selectors, isThere: ({ selectors }) => selectors.length > 0 },
  { name: 'Network', Panel: Network, isThere: ({ network }) => network.requests.length > 0 },
]

/** The details of a step and its store, in tabs. */
export function Details(props: TimelineProps) {
  const id = useId()
  const [wanted, setWanted] = useState('')
  const [isOpen, setOpen] = useState<Folds['isOpen']>({})
  const fold: Folds['fold'] = (path, isOpen) => setOpen((folds) => ({ ...folds, [path]: isOpen }))
  const shown = tabs.filter(({ isThere }) => isThere(props.inspection))
  const open = shown.find(({ name }) => name === wanted) ?? shown[0] ?? (tabs[0] as Tab)

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const at = shown.indexOf(open)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const tab = to === undefined ? undefined : shown.at(to % shown.length)
    if (!tab) return
    event.preventDefault()
    setWanted(tab.name)
    event.currentTarget.querySelectorAll('button')[shown.indexOf(tab)]?.focus()
  }

  return (
    <div className="timeline-details">
      <div className="timeline-tabs" role="tablist" aria-label="Details" onKeyDown={moveByKey}>
        {shown.map(({ name }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className="timeline-tab"
            aria-controls={`${id}-panel`}
            aria-selected={name === open.name}
            tabIndex={name === open.name ? 0 : -1}
            onClick={() => setWanted(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        className="timeline-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${open.name}`}
      >
        <open.Panel {...props} folds={{ isOpen, fold }} />
      </div>
    </div>
  )
}

function Changes({ inspection: { changes, moreChanges, at, dropped, steps } }: PanelProps) {
  const step = steps[at - dropped - 1]
  if (step?.error) return <p className="timeline-error">{step.error}</p>
  if (changes.length === 0) {
    return (
      <p className="timeline-empty">
        {step ? 'This action changed nothing.' : 'No action has been dispatched yet.'}
      </p>
    )
  }
  return (
    <ul className="timeline-changes">
      {changes.map(({ path, kind, before, after }, index) => (
        <li key={index} data-kind={kind}>
          <span className="timeline-path">{path || 'state'}</span>
          <span className="timeline-mark">{kind}</span>
          <span className="timeline-values">
            {kind !== 'added' && <del>{before}</del>}
            {kind === 'changed' && <span className="timeline-arrow"> → </span>}
            {kind !== 'removed' && <ins>{after}</ins>}
          </span>
        </li>
      ))}
      {moreChanges > 0 && <li className="timeline-more">{`… ${moreChanges} more`}</li>}
    </ul>
  )
}

function State({ inspection, folds }: PanelProps) {
  return <Tree root={inspection.state} path="state" folds={folds} />
}

function Action({ inspection: { action } }: PanelProps) {
  return (
    <pre className="timeline-action">{action || 'This is the initial state of the store.'}</pre>
  )
}

function Cache({ inspection }: PanelProps) {
  return (
    <Table
      name="Cache entries of RTK Query"
      headings={['Endpoint', 'Argument', 'Status', 'Subscribers', 'Tags', 'Removed in']}
      rows={inspection.requests.map(({ endpoint, args, status, subscribers, tags, removedIn }) => [
        endpoint,
        args,
        status,
        String(subscribers),
        tags,
        removedIn < 0 ? '' : `${removedIn} s`,
      ])}
    />
  )
}

function Selectors({ inspection, lineOf }: PanelProps) {
  return (
    <Table
      name="Selectors"
      headings={['Selector', 'Made at', 'Recomputed']}
      rows={inspection.selectors.map(({ name, file, line, runs }) => [
        name || 'without a name',
        locationText(file, lineOf(file, line)),
        countText(runs, 'time'),
      ])}
    />
  )
}

function Table({ name, headings, rows }: { name: string; headings: string[]; rows: string[][] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it isn't a group of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reachable by keyboard
    <div className="timeline-scroll" role="group" aria-label={name} tabIndex={0}>
      <table aria-label={name}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((text, column) => (
                <td key={column}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
