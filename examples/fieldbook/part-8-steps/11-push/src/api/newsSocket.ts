import type { ServerNotification } from '@/features/notifications/types'

interface Listeners {
  onNews: (news: ServerNotification[]) => void
}

const url = new URL('/api/notifications/live', location.origin)
url.protocol = url.protocol.replace('http', 'ws')

/** Opens a socket. Call the returned function to close it. */
export function openNewsSocket({ onNews }: Listeners): () => void {
  const socket = new WebSocket(url)
  socket.addEventListener('message', ({ data }) => {
    const { type, payload } = JSON.parse(data)
    if (type === 'notifications') onNews(payload)
  })

  return () => socket.close()
}
