import { messagesPath } from '../../model/message-file.ts'
import type { SiteMessage } from './recognize.ts'

let loading: Promise<SiteMessage[]> | null = null

/** The messages that the site explains. They are fetched once; after a failure, the next call tries again. */
export function loadMessages(): Promise<SiteMessage[]> {
  loading ??= fetchMessages().catch((error) => {
    loading = null
    throw error
  })
  return loading
}

async function fetchMessages(): Promise<SiteMessage[]> {
  const url = import.meta.env.BASE_URL + messagesPath
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
  return response.json()
}
