/**
 * Runs in the browser before anything else: records when the message of the development server arrives, and when an
 * edit is rendered and painted. Uses wall-clock times, as the other processes do.
 */
{
  const now = () => performance.timeOrigin + performance.now()
  let received = 0

  /**
   * Sets `edit` to a promise of the next edit: its times, and how far its paragraph has moved in the window.
   * @param text of the edited paragraph; the page already shows its beginning
   */
  window.watchFor = (text) => {
    const paragraph = () =>
      [...document.querySelectorAll('.prose :is(p, li)')].find(({ textContent }) =>
        textContent.includes(text.slice(0, 30)),
      )
    const topOf = (element) => element.getBoundingClientRect().top
    const top = topOf(paragraph())
    received = 0
    window.edit = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const edited = paragraph()
        if (!edited?.textContent.includes(text)) return
        observer.disconnect()
        const rendered = now()
        requestAnimationFrame(() => {
          // The frame is laid out and painted when the next task runs.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () =>
            resolve({ received, rendered, painted: now(), moved: Math.abs(topOf(edited) - top) })
          port2.postMessage(null)
        })
      })
      observer.observe(document, { subtree: true, childList: true, characterData: true })
    })
  }

  window.WebSocket = class extends WebSocket {
    constructor(...of) {
      super(...of)
      this.addEventListener('message', ({ data }) => {
        if (received === 0 && data.includes('"content:update"')) received = now()
      })
    }
  }
}
