import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { projectRoot } from '../../system/project.ts'
import { runCommand } from '../../system/run-command.ts'

/**
 * Bundles the production server into one file, `serve.mjs`, which needs only Node: for a container without packages.
 *
 * @param outDir Folder for the file. Other files in it stay.
 */
export async function bundleServer(outDir: string): Promise<void> {
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/server/serve.ts',
      outDir,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  })
}

if (import.meta.filename === process.argv[1]) {
  const { values } = parseArgs({ options: { out: { type: 'string', default: '.cache/server' } } })
  runCommand(() => bundleServer(path.resolve(values.out)))
}
