import type { ServerNotification } from '@/features/notifications/types'

interface Listeners {
  onOpen: () => void
  onNews: (news: ServerNotification[]) => void
}

const url = new URL('/api/notifications/live', location.origin)
url.protocol = url.protocol.replace('http', 'ws')

export const socketSettings = { retryMs: 2000 }

/**
 * Opens a socket, and opens a new one whenever the connection is lost.
 * Call the returned function to close it for good.
 */
export function openNewsSocket({ onOpen, onNews }: Listeners): () => void {
  let socket: WebSocket
  let retry: ReturnType<typeof setTimeout> | undefined
  let isDone = false

  function connect() {
    socket = new WebSocket(url)
    socket.addEventListener('open', onOpen)
    socket.addEventListener('message', ({ data }) => {
      const { type, payload } = JSON.parse(data)
      if (type === 'notifications') onNews(payload)
    })
    socket.addEventListener('close', () => {
      if (!isDone) retry = setTimeout(connect, socketSettings.retryMs)
    })
  }

  connect()

  return () => {
    isDone = true
    clearTimeout(retry)
    socket.close()
  }
}
