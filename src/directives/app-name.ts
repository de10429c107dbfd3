/** The name of an application from that of its folder: `the-pass` → `The Pass`. */
export function appName(folder: string): string {
  return folder
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
}
