import { maxShownRequests, type ShownNetwork, type TreeNode } from '../inspection.ts'
import type { Network, RecordedRequest } from '../recording.ts'
import { treeOf } from './tree.ts'

/** The part of an inspection about requests: the newest ones, and the bodies of the one that the reader has opened. */
export function createNetworkContent(network: Network) {
  let opened: RecordedRequest | undefined

  return {
    open(request: number): void {
      opened = network.requests[request - network.dropped]
    },

    content(): ShownNetwork {
      const { latencyMs, failure, requests, dropped } = network
      const shown = requests.slice(-maxShownRequests)
      const index = opened ? requests.indexOf(opened) : -1
      return {
        latencyMs,
        failure,
        dropped: dropped + requests.length - shown.length,
        requests: shown.map(({ method, address, location, status, ms, error }) => ({
          method,
          address,
          ...location,
          status,
          ms: ms ?? -1,
          error,
        })),
        chosen: index < 0 ? -1 : dropped + index,
        sent: bodyTree(opened?.sent),
        received: bodyTree(opened?.received),
      }
    },
  }
}

/** JSON as a tree; anything else as text. */
function bodyTree(text = ''): TreeNode | null {
  if (text === '') return null
  try {
    const value = JSON.parse(text)
    return treeOf(value, value, 'body')
  } catch {
    return { key: 'body', text, mark: '', children: [], more: 0 }
  }
}
