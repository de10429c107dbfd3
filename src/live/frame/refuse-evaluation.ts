/** One function of each kind: their constructors make functions of texts. */
const kinds = [
  () => {},
  async () => {},
  function* () {
    // Only its constructor is needed.
  },
  async function* () {
    // Only its constructor is needed.
  },
]

/**
 * Makes what turns a text into code throw. The guards are put into a sample when it's compiled, so nothing would end a
 * loop in such a text. Keep what has to evaluate texts later, because this can't be undone.
 * @param withEval whether `eval` throws, too. It needn't where frames have a thread of their own, and a page can remove
 * one that hangs
 */
export function refuseEvaluation(withEval: boolean): void {
  function refuse(): never {
    throw new EvalError(
      'Live samples can’t run a text as code, because nothing would end its loops.',
    )
  }
  const [ofFunctions, ...others] = kinds.map((kind) => {
    const prototype = Object.getPrototypeOf(kind)
    const value = new Proxy(prototype.constructor, { apply: refuse, construct: refuse })
    Object.defineProperty(prototype, 'constructor', { value })
    return value
  })
  // They inherit from the original constructor of functions.
  for (const other of others) Object.setPrototypeOf(other, ofFunctions)
  Object.assign(globalThis, { Function: ofFunctions }, withEval && { eval: refuse })
  Reflect.deleteProperty(globalThis, 'WebAssembly')
}
