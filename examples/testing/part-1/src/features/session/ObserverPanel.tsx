import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { sessionLoaded } from './sessionSlice'

const messages = {
  idle: 'No one is watching',
  pending: 'Loading …',
  failed: 'Could not load',
}

export function ObserverPanel() {
  const { name, status } = useAppSelector((state) => state.session)
  const dispatch = useAppDispatch()

  return (
    <section>
      <p>{name ? `${name} is watching` : messages[status]}</p>
      <button type="button" onClick={() => dispatch(sessionLoaded())}>
        Who is it?
      </button>
    </section>
  )
}
