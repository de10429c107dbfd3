import { useAddReactionMutation } from '@/features/api/apiSlice'
import type { ReactionName, Sighting } from './types'

const reactions = Object.entries({
  greatFind: { symbol: '★', label: 'Great find' },
  alsoSeen: { symbol: '✓', label: 'Also seen' },
  lovely: { symbol: '♥', label: 'Lovely' },
  lifer: { symbol: '✦', label: 'Lifer' },
  unsure: { symbol: '?', label: 'Unsure' },
} satisfies Record<ReactionName, { symbol: string; label: string }>)

export function ReactionBar({ sighting }: { sighting: Sighting }) {
  const [addReaction] = useAddReactionMutation()

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
            onClick={() => addReaction({ sightingId: sighting.id, reaction })}
          >
            {symbol} {count}
          </button>
        )
      })}
    </fieldset>
  )
}
