import { listedPackages, type PackageJson } from '../examples/packages.ts'

/** Path inside the application → content. */
export type FileTexts = Map<string, string>

/** The application's package.json. */
export const packageJsonOf = (files: FileTexts): PackageJson =>
  JSON.parse(files.get('package.json') ?? '{}')

/** The dependencies and development dependencies of an application. */
export const dependenciesOf = (files: FileTexts): { [name: string]: string } =>
  listedPackages(packageJsonOf(files))
