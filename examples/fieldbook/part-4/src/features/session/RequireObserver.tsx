import { Navigate, Outlet } from 'react-router'
import { useAppSelector } from '@/app/hooks'
import { selectSignedInId } from './sessionSlice'

/** Shows the routes inside only to someone who's signed in. */
export function RequireObserver() {
  const signedInId = useAppSelector(selectSignedInId)

  return signedInId === null ? <Navigate to="/" replace /> : <Outlet />
}
