/**
 * The first route of each folder of the site. Pages of a folder have the same surroundings: the same part of
 * the sidebar is open, and the same entry of the navigation bar is marked.
 */
export function firstOfEachFolder(routes: string[]): string[] {
  const firsts = new Map<string, string>()
  for (const route of routes) {
    const folder = route.slice(0, route.lastIndexOf('/'))
    if (!firsts.has(folder)) firsts.set(folder, route)
  }
  return [...firsts.values()]
}
