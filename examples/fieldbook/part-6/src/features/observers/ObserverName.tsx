import { useAppSelector } from '@/app/hooks'
import { selectObserverById } from './observersSlice'

// #region prefix
export function ObserverName(props: { observerId: string; prefix?: string }) {
  const observer = useAppSelector((state) =>
    selectObserverById(state, props.observerId),
  )

  return (
    <span>
      {props.prefix}
      {observer?.name ?? 'unknown observer'}
    </span>
  )
}
// #endregion
