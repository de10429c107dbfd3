import { useEffect, useState } from 'react'

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const

/** Shows how long ago an ISO date was, such as “2 hours ago”. */
export function TimeAgo({ date }: { date: string }) {
  const now = useNow()

  return (
    <time dateTime={date} title={new Date(date).toLocaleString('en')}>
      {timeAgo(Date.parse(date), now)}
    </time>
  )
}

function timeAgo(then: number, now: number): string {
  const seconds = Math.max(0, (now - then) / 1000)
  const unit = units.find(([, length]) => seconds >= length)
  return unit
    ? format.format(-Math.floor(seconds / unit[1]), unit[0])
    : 'just now'
}

/** The time in milliseconds, read again twice a minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])

  return now
}
