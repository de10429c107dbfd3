/** Finds what is invalid in the documents below a folder. */
export function checkHtml(folder: string): Promise<{ documents: number; violations: string[] }>
