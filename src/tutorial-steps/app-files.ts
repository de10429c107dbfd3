import { listedPackages, type Manifest } from '../examples/packages.ts'

/** Path inside the application → content. */
export type AppFiles = Map<string, string>

/** The application's package.json. */
export const manifestOf = (files: AppFiles): Manifest =>
  JSON.parse(files.get('package.json') ?? '{}')

/** The dependencies and development dependencies of an application. */
export const dependenciesOf = (files: AppFiles): { [name: string]: string } =>
  listedPackages(manifestOf(files))
