import './data-flow.css'

const steps = [
  { concept: 'view', label: 'View', note: 'dispatches', x: 180, y: 40 },
  { concept: 'action', label: 'Action', note: 'what happened', x: 300, y: 160 },
  { concept: 'reducer', label: 'Reducer', note: '(state, action)', x: 180, y: 280 },
  { concept: 'state', label: 'State', note: 'one tree', x: 60, y: 160 },
]

/** The one-way loop of data, in the four colours that stand for its parts everywhere. */
export function DataFlow() {
  return (
    <svg
      className="data-flow"
      viewBox="-6 0 372 320"
      role="img"
      aria-label="The view dispatches an action, the reducer makes the next state from it, and the view shows that state."
    >
      <g className="data-flow-arrows">
        <path d="M245 45Q292 58 299 116m-7-7 7 8 6-9" />
        <path d="M299 204Q292 262 246 275m9-9-10 9 12 5" />
        <path d="M115 275Q68 262 61 204m-7 8 7-9 7 8" />
        <path d="M61 116Q68 58 114 45m-12-5 12 5-9 9" />
      </g>
      {steps.map(({ concept, label, note, x, y }) => (
        <g key={concept} className={`data-flow-step data-flow-${concept}`}>
          <rect x={x - 62} y={y - 32} width="124" height="64" rx="12" />
          <text x={x} y={y - 2} className="data-flow-label">
            {label}
          </text>
          <text x={x} y={y + 17} className="data-flow-note">
            {note}
          </text>
        </g>
      ))}
    </svg>
  )
}
