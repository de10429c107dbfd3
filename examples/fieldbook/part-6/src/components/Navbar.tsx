// #region imports
import { Link, NavLink } from 'react-router'
import { useAppSelector } from '@/app/hooks'
import { CheckForNews } from '@/features/notifications/CheckForNews'
import { selectUnreadCount } from '@/features/notifications/notificationsSlice'
import { selectSignedInObserver } from '@/features/observers/observersSlice'
import { SignOutButton } from '@/features/session/SignOutButton'
// #endregion

// #region navbar
export function Navbar() {
  const observer = useAppSelector(selectSignedInObserver)
  const unread = useAppSelector(selectUnreadCount)

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
            {/* #region badge */}
            <NavLink to="/notifications">
              Notifications
              {unread > 0 && (
                <span className="badge">
                  {unread}
                  <span className="visually-hidden"> unread</span>
                </span>
              )}
            </NavLink>
            {/* #endregion */}
          </nav>
          <div className="account">
            <CheckForNews />
            <span>{observer.name}</span>
            <SignOutButton />
          </div>
        </>
      )}
    </header>
  )
}
// #endregion
