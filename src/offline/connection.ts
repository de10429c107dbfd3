/** Whether the reader asks for less data: nothing is then fetched that was not asked for. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false
}
