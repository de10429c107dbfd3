import { useAppSelector } from '@/app/hooks'
import { selectObserverById } from './observersSlice'

export function ObserverName({ observerId }: { observerId: string }) {
  const observer = useAppSelector((state) =>
    selectObserverById(state, observerId),
  )

  return <span>{observer?.name ?? 'unknown observer'}</span>
}
