export type { SliceEditor } from '../live/page/slice/edit-slice.ts'
export type { Loop, Moment, Offered, Row, Sent } from '../live/page/slice/told.ts'

/** What it takes to edit a slice where a page shows it. */
export const loadSliceEditor = () => import('../live/page/slice/edit-slice.ts')
