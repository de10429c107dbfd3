// #region imports
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
import { Page } from '@/components/Page'
import { Spinner } from '@/components/Spinner'
import { TimeAgo } from '@/components/TimeAgo'
import { LoadError } from '@/features/api/LoadError'
import { ObserverName } from '@/features/observers/ObserverName'
import {
  notificationsSeen,
  selectSeenUntil,
  useGetNotificationsQuery,
} from './notificationsSlice'
import type { ServerNotification } from './types'

const noNotifications: ServerNotification[] = []
// #endregion

export function NotificationsList() {
  // #region query
  const dispatch = useAppDispatch()
  const {
    data: notifications = noNotifications,
    isLoading,
    isSuccess,
    isError,
    error,
    refetch,
  } = useGetNotificationsQuery()
  // #endregion
  const seenUntil = useAppSelector(selectSeenUntil)
  const [seenBefore] = useState(seenUntil)
  const newestDate = notifications[0]?.date

  useEffect(() => {
    if (newestDate) dispatch(notificationsSeen(newestDate))
  }, [dispatch, newestDate])

  // #region list
  return (
    <Page title="Notifications">
      {isLoading && <Spinner label="Loading the notifications …" />}
      {isError && <LoadError error={error} onRetry={refetch} />}
      {isSuccess && notifications.length === 0 && (
        <p className="empty">No news yet.</p>
      )}
      {notifications.length > 0 && (
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
      )}
    </Page>
  )
  // #endregion
}
