import { Link, NavLink } from 'react-router'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
// #region button-import
import { CheckForNews } from '@/features/notifications/CheckForNews'
// #endregion
import { selectUnreadCount } from '@/features/notifications/notificationsSlice'
import { selectSignedInObserver } from '@/features/observers/observersSlice'
import { signedOut } from '@/features/session/sessionSlice'

export function Navbar() {
  const dispatch = useAppDispatch()
  const observer = useAppSelector(selectSignedInObserver)
  const unread = useAppSelector(selectUnreadCount)

  return (
    <header className="navbar">
      <Link to="/" className="brand">
        Fieldbook
      </Link>
      {observer && (
        <>
          {/* #region links */}
          <nav aria-label="Main">
            <NavLink to="/sightings">Journal</NavLink>
            <NavLink to="/observers">Observers</NavLink>
            {/* #endregion */}
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
          {/* #region account */}
          <div className="account">
            <CheckForNews />
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
