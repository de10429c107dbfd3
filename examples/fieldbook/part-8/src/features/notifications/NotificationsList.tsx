// #region imports
import { useLayoutEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
import { Page } from '@/components/Page'
import { Spinner } from '@/components/Spinner'
import { TimeAgo } from '@/components/TimeAgo'
import { LoadError } from '@/features/api/LoadError'
import { ObserverName } from '@/features/observers/ObserverName'
import {
  allNotificationsRead,
  selectMetaEntities,
  useGetNotificationsQuery,
} from './notificationsSlice'
import type { ServerNotification } from './types'

// #endregion

// #region join
const noNotifications: ServerNotification[] = []

export function NotificationsList() {
  const dispatch = useAppDispatch()
  const {
    data: notifications = noNotifications,
    isLoading,
    isSuccess,
    isError,
    error,
    refetch,
  } = useGetNotificationsQuery()
  const meta = useAppSelector(selectMetaEntities)

  useLayoutEffect(() => {
    dispatch(allNotificationsRead())
  })
  // #endregion

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
            const isNew = meta[notification.id]?.isNew ?? false
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
