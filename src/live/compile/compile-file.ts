import { type CompiledModule, compileModule } from './compile-module.ts'

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
  const noImports = { imports: [], dynamicImports: [], imported: [] }
  const nothing = { ...noImports, assertions: [], prints: [], mistakes: [] }
  if (file.path.endsWith('.json')) {
    return { ...nothing, code: `__export(__exports,{default:()=>JSON.parse(${text})},[])` }
  }
  if (file.path.endsWith('.css')) return { ...nothing, code: `__style(${text})` }
  return compileModule(file, isAsserted)
}
