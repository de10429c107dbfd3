/** Random choices that a seed repeats exactly. */
export type Random = {
  /** A whole number from `from` to `to`, both included. */
  number(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly T[]): T
  /** A text of characters between two codes, both included. */
  text(length: number, from: number, to: number): string
}

/** @param seed Any whole number: the same one gives the same choices (the generator is mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const number = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    number,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[number(0, choices.length - 1)] as (typeof choices)[number],
    text: (length, from, to) =>
      String.fromCharCode(...Array.from({ length }, () => number(from, to))),
  }
}
