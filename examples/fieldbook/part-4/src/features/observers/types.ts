export interface Observer {
  id: string
  name: string
  /** The place this person watches most often */
  patch: string
}
