let lastOrder = 0

/**
 * A module that is run as the language does, by the algorithm of its specification ("Cyclic Module Records"): once, after
 * what it imports, and without a pause unless something has a top-level `await`. What doesn't need such a module goes on
 * meanwhile; what does waits for it.
 */
export class Evaluation {
  requested: Evaluation[] = []
  /** Runs its code. If the module is async, the promise is settled at its end. */
  run: () => unknown = () => {}
  readonly #isAsync: boolean
  #hasBegun = false
  #isInStack = false
  /** Its place in the stack of modules that have begun, and the lowest place that it can reach by imports. */
  #index = 0
  #lowest = 0
  /** The first module of its circle, once the whole circle has begun. */
  #root: Evaluation = this
  #error: { value: unknown } | null = null
  /** The order in which modules that wait began to wait; 0 for others. */
  #order = 0
  /** How many of its imports it waits for, and the modules that wait for it. */
  #pending = 0
  readonly #waiting: Evaluation[] = []
  #settled: Promise<void> | null = null
  #settle = () => {}

  constructor(isAsync: boolean) {
    this.#isAsync = isAsync
  }

  /**
   * The promise is settled once the module has run with everything that it imports. A module that threw rejects with the
   * same error each time.
   */
  evaluate(): Promise<void> {
    const root = this.#root
    root.#settled ??= new Promise((resolve, reject) => {
      root.#settle = () => (root.#error ? reject(root.#error.value) : resolve())
      const stack: Evaluation[] = []
      try {
        root.#begin(stack)
      } catch (value) {
        for (const member of stack) member.#end({ value })
      }
      if (root.#order === 0) root.#settle()
    })
    return root.#settled
  }

  #begin(stack: Evaluation[]): void {
    if (!this.#hasBegun) {
      this.#hasBegun = this.#isInStack = true
      this.#index = this.#lowest = stack.length
      stack.push(this)
      for (const requested of this.requested) this.#beginFirst(requested, stack)
      if (this.#isAsync || this.#pending > 0) {
        this.#order = ++lastOrder
        if (this.#pending === 0) this.#start()
      } else this.run()
      if (this.#lowest === this.#index) {
        for (const member of stack.splice(this.#index)) {
          member.#isInStack = false
          member.#root = this
        }
      }
    } else if (this.#error) throw this.#error.value
  }

  /** Begins what this module needs, and waits for it if it has to. */
  #beginFirst(requested: Evaluation, stack: Evaluation[]): void {
    requested.#begin(stack)
    let needed = requested
    if (requested.#isInStack) this.#lowest = Math.min(this.#lowest, requested.#lowest)
    else {
      needed = requested.#root
      if (needed.#error) throw needed.#error.value
    }
    if (needed.#order > 0) {
      this.#pending += 1
      needed.#waiting.push(this)
    }
  }

  #start(): void {
    const end = this.run() as Promise<unknown>
    end.then(
      () => this.#complete(),
      (value) => this.#fail({ value }),
    )
  }

  #end(error: { value: unknown } | null): void {
    this.#isInStack = false
    this.#error = error
    this.#order = 0
    this.#settle()
  }

  #complete(): void {
    if (this.#error) return
    const next = this.#startable()
    this.#end(null)
    for (const module of next.sort((a, b) => a.#order - b.#order)) {
      if (module.#error) continue
      if (module.#isAsync) {
        module.#start()
        continue
      }
      try {
        module.run()
        module.#end(null)
      } catch (value) {
        module.#fail({ value })
      }
    }
  }

  /** The modules that wait for nothing anymore after this one, and after those of them that run without a pause. */
  #startable(found: Evaluation[] = []): Evaluation[] {
    for (const next of this.#waiting) {
      if (found.includes(next) || next.#root.#error || --next.#pending > 0) continue
      found.push(next)
      if (!next.#isAsync) next.#startable(found)
    }
    return found
  }

  #fail(error: { value: unknown }): void {
    if (this.#error) return
    this.#end(error)
    for (const next of this.#waiting) next.#fail(error)
  }
}
