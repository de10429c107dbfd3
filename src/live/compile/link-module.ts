import type { LiveModule } from '../live-page.ts'
import type { CompiledModule } from './compile-module.ts'

/**
 * A compiled file with its imports resolved.
 * @param link returns, for a specifier as written, the index of a module of the page or the name of a package
 */
export function linkModule(
  path: string,
  { code, imports, dynamicImports }: Pick<CompiledModule, 'code' | 'imports' | 'dynamicImports'>,
  link: (specifier: string) => number | string,
): LiveModule {
  const dynamic = dynamicImports.map((specifier) => [specifier, link(specifier)] as const)
  return {
    path,
    code,
    imports: imports.map(link),
    ...(dynamic.length > 0 && { dynamic: Object.fromEntries(dynamic) }),
  }
}
