import { type CompiledModule, compileModule } from './compile-module.ts'
import { noNames } from './link-modules.ts'

/**
 * Compiles any file of a sample's project, including data and styles.
 * @param isAsserted whether comments that state results become checks
 * @throws {SampleSyntaxError}
 */
export function compileFile(
  file: { path: string; code: string },
  isAsserted: boolean,
): CompiledModule {
  const text = JSON.stringify(file.code)
  const nothing = {
    ...noNames,
    ...{ requests: [], dynamicImports: [], assertions: [], prints: [], mistakes: [] },
  }
  if (file.path.endsWith('.json')) {
    const code = `__export({data:()=>data});yield;const data=JSON.parse(${text})`
    return { ...nothing, code, exports: [['default', 'data']] }
  }
  if (file.path.endsWith('.css')) return { ...nothing, code: `yield;__style(${text})` }
  return compileModule(file, isAsserted)
}
