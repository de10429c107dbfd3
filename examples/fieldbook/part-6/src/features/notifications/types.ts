// #region server
export interface ServerNotification {
  id: string
  /** When it happened, as an ISO string */
  date: string
  observerId: string
  message: string
}
// #endregion

// #region client
export interface ClientNotification extends ServerNotification {
  read: boolean
  /** It arrived after the observer last looked */
  isNew: boolean
}
// #endregion
