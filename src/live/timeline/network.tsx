import type { ShownRequest, TreeNode } from '../inspection.ts'
import { failures, latencies, type NetworkSettings } from '../network-settings.ts'
import { locationText, notesText } from './texts.ts'
import type { TimelineProps } from './timeline-props.ts'
import { type Folds, Tree } from './tree.tsx'

const latencyNames = { 0: 'none', 500: '500 ms', 2000: '2,000 ms' }
const failureNames = { none: 'none', next: 'the next request', all: 'all requests' }

/** The requests of a sample with their responses, and the settings of its network. */
export function Network({ inspection, ask, lineOf, folds }: TimelineProps & { folds: Folds }) {
  const { network } = inspection
  const { latencyMs, failure, requests, dropped, chosen } = network
  const change = (next: Partial<NetworkSettings>) =>
    ask({ do: 'network', settings: { latencyMs, failure, ...next } })
  return (
    <div className="timeline-network">
      <div className="timeline-settings">
        <Choice
          name="Latency"
          values={latencies}
          names={latencyNames}
          chosen={latencyMs}
          onChoose={(latencyMs) => change({ latencyMs })}
        />
        <Choice
          name="Failing"
          values={failures}
          names={failureNames}
          chosen={failure}
          onChoose={(failure) => change({ failure })}
        />
      </div>
      <ol className="timeline-requests" aria-label="Requests">
        {requests.map((request, index) => {
          const { method, address, file, line, status, ms, error } = request
          const isOpen = dropped + index === chosen
          return (
            <li key={index}>
              <button
                type="button"
                className="timeline-step"
                aria-expanded={isOpen}
                data-error={error !== '' || status >= 400 ? '' : undefined}
                onClick={() => ask({ do: 'open', request: isOpen ? -1 : dropped + index })}
              >
                <span className="timeline-type">{`${method} ${address}`}</span>
                <span className="timeline-note">
                  {notesText(outcomeText(request), locationText(file, lineOf(file, line)))}
                </span>
              </button>
              {isOpen && (
                <div className="timeline-bodies">
                  <Body name="Sent" root={network.sent} otherwise="no body" folds={folds} />
                  <Body
                    name="Received"
                    root={network.received}
                    otherwise={error || (ms === -1 ? 'pending' : 'no body')}
                    folds={folds}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function outcomeText({ status, ms, error }: ShownRequest): string {
  if (ms < 0) return 'pending'
  return `${error ? 'no response' : status} · ${ms.toLocaleString('en-US')} ms`
}

function Choice<Value extends string | number>({
  name,
  values,
  names,
  chosen,
  onChoose,
}: {
  name: string
  values: readonly Value[]
  names: { [value in Value]: string }
  chosen: Value
  onChoose(value: Value): void
}) {
  return (
    <label className="timeline-choice">
      {name}
      <select
        className="timeline-stores"
        value={chosen}
        onChange={({ target }) => onChoose(values[target.selectedIndex] as Value)}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </select>
    </label>
  )
}

type BodyProps = { name: string; root: TreeNode | null; otherwise: string; folds: Folds }

function Body({ name, root, otherwise, folds }: BodyProps) {
  return (
    <div className="timeline-body-part">
      <span className="timeline-part-name">{name}</span>
      {root ? (
        <Tree root={root} path={name} folds={folds} />
      ) : (
        <span className="timeline-empty">{otherwise}</span>
      )}
    </div>
  )
}
