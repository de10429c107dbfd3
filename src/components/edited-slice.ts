export type { SliceEditor } from '../live/page/slice/edit-slice.ts'
export type {
  ActionCreator,
  HistoryEntry,
  Loop,
  Row,
  Sent,
} from '../live/page/slice/slice-messages.ts'

/** What it takes to edit a slice where a page shows it. */
export const loadSliceEditor = () => import('../live/page/slice/edit-slice.ts')
