import { useAppDispatch } from '@/app/hooks'
import { reactionAdded } from './sightingsSlice'
import type { ReactionName, Sighting } from './types'

const reactions = Object.entries({
  greatFind: { symbol: '★', label: 'Great find' },
  alsoSeen: { symbol: '✓', label: 'Also seen' },
  lovely: { symbol: '♥', label: 'Lovely' },
  lifer: { symbol: '✦', label: 'Lifer' },
  unsure: { symbol: '?', label: 'Unsure' },
} satisfies Record<ReactionName, { symbol: string; label: string }>)

export function ReactionBar({ sighting }: { sighting: Sighting }) {
  const dispatch = useAppDispatch()

  return (
    <fieldset className="reactions" aria-label="Reactions">
      {reactions.map(([name, { symbol, label }]) => {
        const reaction = name as ReactionName
        const count = sighting.reactions[reaction]
        return (
          <button
            key={reaction}
            type="button"
            title={label}
            aria-label={`${label}: ${count}`}
            onClick={() =>
              dispatch(reactionAdded({ sightingId: sighting.id, reaction }))
            }
          >
            {symbol} {count}
          </button>
        )
      })}
    </fieldset>
  )
}
