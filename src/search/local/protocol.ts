/** What the page says to the worker and back. Each request has an id, and each reply carries it. */
import type { SearchAnswer } from '../engine.ts'

export type WorkerRequest =
  | { id: number; type: 'warm-up'; indexUrl: string }
  | {
      id: number
      type: 'search'
      indexUrl: string
      query: string
      page: number
      perPage: number
      group?: string | undefined
    }
  /** The request with this id needs no reply anymore. */
  | { id: number; type: 'cancel' }

export type WorkerReply =
  /** All files have been loaded, including the one for excerpts. */
  | { id: number; type: 'ready' }
  | { id: number; type: 'answer'; answer: SearchAnswer }
  | { id: number; type: 'failure'; message: string }
