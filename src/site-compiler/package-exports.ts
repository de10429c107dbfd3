/**
 * What an installed package exports, sorted. Names with an underscore are not meant for readers.
 * @param name as it is imported: `@reduxjs/toolkit/query/react`
 */
export async function exportsOf(name: string): Promise<string[]> {
  const names = Object.keys(await import(name))
  return names.filter((exported) => !/^_|^default$|UNSTABLE/.test(exported)).sort()
}
