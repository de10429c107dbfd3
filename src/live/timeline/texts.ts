/** `line 3`, `store.ts, line 3`; empty if the line isn't known, which is 0 or less. */
export function locationText(file: string, line: number): string {
  if (line <= 0) return ''
  return file === '' ? `line ${line}` : `${file.split('/').at(-1)}, line ${line}`
}

/** `1 result`, `2 results`. */
export function countText(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}

/** Joins texts that belong together, without empty ones: `200 · 31 ms · line 3`. */
export const notesText = (...notes: string[]): string => notes.filter(Boolean).join(' · ')
