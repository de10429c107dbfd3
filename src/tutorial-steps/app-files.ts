/** Path inside the application → content. */
export type AppFiles = Map<string, string>

type Manifest = {
  scripts?: { [name: string]: string }
  dependencies?: { [name: string]: string }
  devDependencies?: { [name: string]: string }
}

/** The application's package.json. */
export const manifestOf = (files: AppFiles): Manifest =>
  JSON.parse(files.get('package.json') ?? '{}')

/** The packages that an application lists, whatever for. */
export function dependenciesOf(files: AppFiles): { [name: string]: string } {
  const { dependencies, devDependencies } = manifestOf(files)
  return { ...dependencies, ...devDependencies }
}
