// #region import-hook
import { useAddReactionMutation } from '@/features/api/apiSlice'
// #endregion
import type { ReactionName, Sighting } from './types'

const reactions = Object.entries({
  greatFind: { emoji: '👏', label: 'Great find' },
  alsoSeen: { emoji: '🔭', label: 'Also seen' },
  lovely: { emoji: '💚', label: 'Lovely' },
  lifer: { emoji: '🌟', label: 'Lifer' },
  unsure: { emoji: '🤔', label: 'Unsure' },
} satisfies Record<ReactionName, { emoji: string; label: string }>)

export function ReactionBar({ sighting }: { sighting: Sighting }) {
  // #region mutation
  const [addReaction] = useAddReactionMutation()
  // #endregion

  return (
    <fieldset className="reactions" aria-label="Reactions">
      {reactions.map(([name, { emoji, label }]) => {
        const reaction = name as ReactionName
        const count = sighting.reactions[reaction]
        return (
          <button
            key={reaction}
            type="button"
            title={label}
            aria-label={`${label}: ${count}`}
            // #region react
            onClick={() => addReaction({ sightingId: sighting.id, reaction })}
            // #endregion
          >
            {emoji} {count}
          </button>
        )
      })}
    </fieldset>
  )
}
