import { useState } from 'react'
import type { RequestStatus } from '@/api/requestStatus'
import { useAppDispatch } from '@/app/hooks'
import { signOut } from './sessionSlice'

const labels = {
  idle: 'Sign out',
  pending: 'Signing out …',
  succeeded: 'Sign out',
  failed: 'Try signing out again',
} satisfies Record<RequestStatus, string>

export function SignOutButton() {
  const dispatch = useAppDispatch()
  const [status, setStatus] = useState<RequestStatus>('idle')

  async function handleClick() {
    setStatus('pending')
    const last = await dispatch(signOut())
    setStatus(signOut.fulfilled.match(last) ? 'succeeded' : 'failed')
  }

  return (
    <button type="button" disabled={status === 'pending'} onClick={handleClick}>
      {labels[status]}
    </button>
  )
}
