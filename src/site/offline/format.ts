import { locale } from '#content/site.ts'

const megabytes = new Intl.NumberFormat(locale.code, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})

/** `3_456_789` → `3.5 MB` */
export function formatBytes(bytes: number): string {
  return megabytes.format(bytes / 1_000_000)
}

const days = new Intl.DateTimeFormat(locale.code, { dateStyle: 'long' })

/** `2026-11-21T15:00:00Z` → `November 21, 2026`, in the reader's time. */
export function formatDay(time: string): string {
  return days.format(new Date(time))
}
