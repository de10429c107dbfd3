/** What a frame may send at once, and in each second after that. No frame that works as it should comes near. */
const atOnce = { messages: 1000, characters: 16_000_000 }
const perSecond = { messages: 200, characters: 4_000_000 }

/**
 * Creates the count of what one frame sends. A sample can make the frame's own script forget its limits, so the page has
 * limits of its own.
 * @param now milliseconds
 * @returns a function that counts a message by its length, and says whether that was too much
 */
export function createMessageLimit(now: () => number): (length: number) => boolean {
  const left = { ...atOnce }
  let countedAt = now()
  return (length) => {
    const seconds = Math.max(0, now() - countedAt) / 1000
    countedAt = now()
    for (const unit of ['messages', 'characters'] as const) {
      left[unit] = Math.min(atOnce[unit], left[unit] + seconds * perSecond[unit])
    }
    left.messages -= 1
    left.characters -= length
    return left.messages < 0 || left.characters < 0
  }
}
