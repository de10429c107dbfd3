import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type * as Toolkit from '@reduxjs/toolkit'
import type * as Query from '@reduxjs/toolkit/query'

/** The packages whose defaults are observed, in one version each. */
export type Packages = {
  toolkit: typeof Toolkit
  query: typeof Query
  /** The text of a file of a package: `react-redux/dist/react-redux.mjs`. */
  read(file: string): string
}

/** Runs code with the packages of a folder as an app in development runs them: they read NODE_ENV when they check. */
export async function inDevelopment<Result>(
  root: string,
  code: (packages: Packages) => Promise<Result>,
): Promise<Result> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'development'
  try {
    return await code(loadPackages(root))
  } finally {
    process.env.NODE_ENV = NODE_ENV
  }
}

/**
 * Loads the builds of packages that fit NODE_ENV.
 * @param root the folder that has `node_modules`
 * @throws Error when a package isn't there
 */
export function loadPackages(root: string): Packages {
  const require = createRequire(path.join(root, 'package.json'))
  return {
    toolkit: require('@reduxjs/toolkit'),
    query: require('@reduxjs/toolkit/query'),
    read: (file) => readFileSync(path.join(root, 'node_modules', file), 'utf8'),
  }
}
