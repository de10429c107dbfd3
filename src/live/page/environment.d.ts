/** Constants that the build provides to the code of live samples. */
interface ImportMetaEnv {
  /** Path of each library's file below the base. */
  readonly LIVE_LIBRARIES: { [name in import('../libraries.ts').LibraryName]: string }
  /** Path of the list of known errors below the base. */
  readonly LIVE_ERRORS: string
  /** Path of the bundle of edited-project.ts, below the base. */
  readonly LIVE_COMPILER: string
  /** Name of each package that a playground project may need → its installed version. */
  readonly LIVE_VERSIONS: { readonly [name: string]: string }
  /** Path of the inspector's file below the base. */
  readonly LIVE_INSPECTOR: string
}
