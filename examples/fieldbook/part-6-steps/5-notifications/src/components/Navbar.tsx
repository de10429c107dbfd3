import { Link, NavLink } from 'react-router'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
// #region button-import
import { CheckForNews } from '@/features/notifications/CheckForNews'
// #endregion
import { selectSignedInObserver } from '@/features/observers/observersSlice'
import { signedOut } from '@/features/session/sessionSlice'

export function Navbar() {
  const dispatch = useAppDispatch()
  const observer = useAppSelector(selectSignedInObserver)

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
