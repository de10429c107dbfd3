export interface ServerNotification {
  id: string
  /** When it happened, as an ISO string */
  date: string
  observerId: string
  message: string
}
