import { iconHtml } from './code-button.ts'

/** What the button says that turns a sample into an editor, and that turns it back. */
export const editLabel = `${iconHtml('M5.25 15.75 16.5 4.5l3 3L8.25 18.75 4.5 19.5zM13.5 7.5l3 3')}Edit`
export const resetLabel = `${iconHtml('M4.5 9.75h9.75a4.875 4.875 0 0 1 0 9.75H9.75M8.25 6 4.5 9.75l3.75 3.75')}Reset`
