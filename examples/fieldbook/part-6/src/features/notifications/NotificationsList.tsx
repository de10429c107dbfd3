import { useLayoutEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
import { Page } from '@/components/Page'
import { TimeAgo } from '@/components/TimeAgo'
import { ObserverName } from '@/features/observers/ObserverName'
import {
  allNotificationsRead,
  selectAllNotifications,
} from './notificationsSlice'

export function NotificationsList() {
  // #region mark-read
  const dispatch = useAppDispatch()
  const notifications = useAppSelector(selectAllNotifications)

  useLayoutEffect(() => {
    dispatch(allNotificationsRead())
  })
  // #endregion

  // #region list
  return (
    <Page title="Notifications">
      {notifications.length === 0 ? (
        <p className="empty">No news yet.</p>
      ) : (
        <ul className="list" aria-label="Notifications">
          {notifications.map((notification) => (
            <li
              key={notification.id}
              className={notification.isNew ? 'card new' : 'card'}
            >
              <p>
                {notification.isNew && <strong>New: </strong>}
                <ObserverName observerId={notification.observerId} />{' '}
                {notification.message}
              </p>
              <p className="byline">
                <TimeAgo date={notification.date} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
  // #endregion
}
