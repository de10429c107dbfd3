// Runs in the page that the latency benchmark opens, without compilation. Times are in milliseconds.

const keys = { opening: 0, last: 0 }

addEventListener(
  'keydown',
  (event) => {
    if (event.key === 'k' && event.ctrlKey) keys.opening = event.timeStamp
    keys.last = event.timeStamp
  },
  { capture: true },
)

/** Resolves when the results of a query are painted: the time since the last key, and since the one that opened the dialog. */
globalThis.untilPainted = (query) =>
  new Promise((resolve) => {
    const ending = `?q=${encodeURIComponent(query)}`
    const look = () => {
      const all = document.querySelector('.search-dialog[open] .search-all')
      if (!all?.getAttribute('href').endsWith(ending)) {
        requestAnimationFrame(look)
        return
      }
      // This frame paints the results in the document, and the posted message arrives after it.
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        const now = performance.now()
        resolve({ wait: now - keys.last, sinceOpening: now - keys.opening })
      }
      channel.port2.postMessage(null)
    }
    requestAnimationFrame(look)
  })
