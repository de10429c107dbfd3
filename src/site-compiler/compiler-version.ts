import { codeVersion } from '../system/code-version.ts'

/** Changes with the compiler's source and everything that it imports, and with any package. */
export const compilerVersion = (): Promise<string> =>
  codeVersion('src/site-compiler/compile-worker.ts')
