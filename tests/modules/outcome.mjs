/**
 * Runs a program that prints with `log`, and calls functions that may throw with `show`.
 *
 * @param {() => Promise<unknown>} run
 * @param {Promise<unknown>} idle settled when nothing can happen anymore
 * @returns {Promise<string[]>} what it printed, and how it ended
 */
export async function outcomeOf(run, idle) {
  /** @type {string[]} */
  const lines = []
  Object.assign(globalThis, {
    log: (/** @type {unknown[]} */ ...values) => void lines.push(values.map(textOf).join(' ')),
    show(/** @type {() => unknown} */ call) {
      try {
        return textOf(call())
      } catch (error) {
        return endOf(error)
      }
    },
  })
  let end = 'waits for something that never comes'
  const ended = (/** @type {string} */ text) => {
    end = text
  }
  run().then(
    () => ended('ended'),
    (error) => ended(endOf(error)),
  )
  // A module that failed doesn't end the others.
  await idle
  return [...lines, end]
}

/**
 * Engines word errors as they want, and only the program's own have a message.
 *
 * @param {unknown} error
 */
const endOf = (error) => {
  const { name, message } = Object(error)
  return name === 'Error' ? `Error: ${message}` : String(name)
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function textOf(value) {
  if (typeof value === 'function') return `${Object.prototype.toString.call(value)} ${value.name}`
  if (typeof value !== 'object' || value === null) return String(value)
  const kind = Object.prototype.toString.call(value)
  if (kind === '[object Module]') return `${kind} ${Object.keys(value)}`
  const parts = Object.entries(value).map(([name, own]) => `${name}: ${textOf(own)}`)
  return `${kind} ${parts.join(', ')}`
}
