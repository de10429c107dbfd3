import { Link, NavLink } from 'react-router'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
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
          {/* #region links */}
          <nav aria-label="Main">
            <NavLink to="/sightings">Journal</NavLink>
            <NavLink to="/observers">Observers</NavLink>
            {/* #endregion */}
          </nav>
          <div className="account">
            <span>{observer.name}</span>
            <button type="button" onClick={() => dispatch(signedOut())}>
              Sign out
            </button>
          </div>
        </>
      )}
    </header>
  )
}
