import { Navigate, Outlet } from 'react-router'
import { useAppSelector } from '@/app/hooks'
import { selectSignedInId } from './sessionSlice'

/** Lets only a signed-in observer see the routes inside. */
export function RequireObserver() {
  const signedInId = useAppSelector(selectSignedInId)

  return signedInId === null ? <Navigate to="/" replace /> : <Outlet />
}
