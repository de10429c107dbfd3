import { Link, NavLink } from 'react-router'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
// #region imports
import {
  selectUnreadCount,
  useGetNotificationsQuery,
} from '@/features/notifications/notificationsSlice'
import { SimulateNews } from '@/features/notifications/SimulateNews'
// #endregion
import { selectSignedInObserver } from '@/features/observers/observersSlice'
import { signedOut } from '@/features/session/sessionSlice'

export function Navbar() {
  // #region subscription
  const dispatch = useAppDispatch()
  const observer = useAppSelector(selectSignedInObserver)
  const unread = useAppSelector(selectUnreadCount)
  useGetNotificationsQuery(undefined, { skip: !observer })
  // #endregion

  return (
    <header className="navbar">
      <Link to="/" className="brand">
        Fieldbook
      </Link>
      {observer && (
        <>
          <nav aria-label="Main">
            <NavLink to="/sightings">Journal</NavLink>
            <NavLink to="/observers">Observers</NavLink>
            <NavLink to="/notifications">
              Notifications
              {unread > 0 && (
                <span className="badge">
                  {unread}
                  <span className="visually-hidden"> unread</span>
                </span>
              )}
            </NavLink>
          </nav>
          {/* #region button */}
          <div className="account">
            <SimulateNews />
            <span>{observer.name}</span>
            {/* #endregion */}
            <button type="button" onClick={() => dispatch(signedOut())}>
              Sign out
            </button>
          </div>
        </>
      )}
    </header>
  )
}
