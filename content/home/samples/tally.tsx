import { useDispatch, useSelector } from 'react-redux'
import { added } from './tallySlice'

export function Tally() {
  const count = useSelector((state: { count: number }) => state.count)
  const dispatch = useDispatch()
  return (
    <button type="button" onClick={() => dispatch(added())}>
      {count}
    </button>
  )
}
