/**
 * Finds circular imports, each as `a → b → a`. If several circles share modules, at least one of them is found.
 * @param imports file → the files that it imports
 */
export function findCircles(imports: Map<string, string[]>): string[] {
  const seen = new Set<string>()
  const circles: string[] = []

  function visit(file: string, trail: string[]) {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
    if (seen.has(file)) return
    seen.add(file)
    for (const target of imports.get(file) ?? []) visit(target, [...trail, file])
  }

  for (const file of imports.keys()) visit(file, [])
  return circles
}
