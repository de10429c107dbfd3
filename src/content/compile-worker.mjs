// JavaScript, because a worker of Node 20 does not inherit the loader that runs TypeScript: it has
// to register its own. Can become TypeScript when Node runs that without a loader (22.18).
import { register } from 'tsx/esm/api'

register()
const { compilePage } = await import('./compile.ts')

/**
 * What the worker pool is asked to do: one page at a time.
 * @param {{ source: import('./compile.ts').PageSource, options: import('./compile.ts').CompileOptions }} task
 */
export const compileTask = ({ source, options }) => compilePage(source, options)
