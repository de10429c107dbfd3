import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
import { Page } from '@/components/Page'
import { TimeAgo } from '@/components/TimeAgo'
import { ObserverName } from '@/features/observers/ObserverName'
import {
  notificationsSeen,
  selectAllNotifications,
  selectSeenUntil,
} from './notificationsSlice'

export function NotificationsList() {
  const dispatch = useAppDispatch()
  const notifications = useAppSelector(selectAllNotifications)
  const seenUntil = useAppSelector(selectSeenUntil)
  const [seenBefore] = useState(seenUntil)
  const newestDate = notifications[0]?.date

  useEffect(() => {
    if (newestDate) dispatch(notificationsSeen(newestDate))
  }, [dispatch, newestDate])

  if (notifications.length === 0) {
    return (
      <Page title="Notifications">
        <p className="empty">No news yet.</p>
      </Page>
    )
  }

  return (
    <Page title="Notifications">
      <ul className="list" aria-label="Notifications">
        {notifications.map((notification) => {
          const isNew = notification.date > seenBefore
          return (
            <li key={notification.id} className={isNew ? 'card new' : 'card'}>
              <p>
                {isNew && <strong>New: </strong>}
                <ObserverName observerId={notification.observerId} />{' '}
                {notification.message}
              </p>
              <p className="byline">
                <TimeAgo date={notification.date} />
              </p>
            </li>
          )
        })}
      </ul>
    </Page>
  )
}
