import { Link, NavLink } from 'react-router'
import { useAppSelector } from '@/app/hooks'
// #region imports
import {
  selectUnreadCount,
  useGetNotificationsQuery,
} from '@/features/notifications/notificationsSlice'
import { SimulateNews } from '@/features/notifications/SimulateNews'
// #endregion
import { selectSignedInObserver } from '@/features/observers/observersSlice'
import { SignOutButton } from '@/features/session/SignOutButton'

export function Navbar() {
  const observer = useAppSelector(selectSignedInObserver)
  const unread = useAppSelector(selectUnreadCount)
  // #region subscription
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
          <div className="account">
            {/* #region button */}
            <SimulateNews />
            {/* #endregion */}
            <span>{observer.name}</span>
            <SignOutButton />
          </div>
        </>
      )}
    </header>
  )
}
