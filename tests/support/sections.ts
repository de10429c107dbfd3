/**
 * One route for each folder of the site, the first in it. Pages of a folder have the frame alike: the same part of
 * the sidebar is open, the same entry of the bar is marked.
 */
export function firstOfEachFolder(routes: string[]): string[] {
  const firsts = new Map<string, string>()
  for (const route of routes) {
    const folder = route.slice(0, route.lastIndexOf('/'))
    if (!firsts.has(folder)) firsts.set(folder, route)
  }
  return [...firsts.values()]
}
