import path from 'node:path'

/** The project's root folder. Every other path is resolved against it. */
export const projectRoot = path.resolve(import.meta.dirname, '../..')

/** What is kept between runs. Inside the project, where built code finds its packages. */
export const cacheDir = path.resolve(
  projectRoot,
  process.env.BUILD_CACHE ?? 'node_modules/.cache/redux-docs',
)
