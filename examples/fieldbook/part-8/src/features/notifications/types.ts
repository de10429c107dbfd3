export interface ServerNotification {
  id: string
  /** When it happened, as an ISO string */
  date: string
  observerId: string
  message: string
}

// #region meta
/** What this application adds to a notification of the server. */
export interface NotificationMeta {
  id: string
  read: boolean
  /** It arrived after the observer last looked */
  isNew: boolean
}
// #endregion
