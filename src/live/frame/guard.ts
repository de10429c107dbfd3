import type { CodeLocation } from '../recording.ts'

/**
 * Thrown into code that doesn't end.
 * @param reason what the line did, as the rest of a sentence that begins with it
 */
export class EndlessError extends Error {
  override name = 'EndlessError'
  readonly location: CodeLocation
  readonly #reason: string

  constructor(location: CodeLocation, reason: string) {
    super()
    this.location = location
    this.#reason = reason
  }

  override get message(): string {
    return `Line ${this.location.line} ${this.#reason}, so the run was ended.`
  }
}

export type Guard = {
  /** Throws when the sample has to end. Each loop and function of a sample begins with this call. */
  check(file: string, line: number): void
  /** The loop or function that was entered last. */
  last(): CodeLocation
  /** Ends the sample's code at the next loop or function that begins. */
  end(reason: string): void
}
