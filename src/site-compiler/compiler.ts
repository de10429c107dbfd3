import { createCompiler } from '../compiler/compile-page.ts'
import { directives } from '../directives/directives.ts'
import { exampleArchive, exampleNames } from './examples/archive.ts'
import { earlierFile } from './examples/earlier-file.ts'

/** The compiler with this project's directives and example applications. */
export const compilePage = createCompiler({
  directives,
  exampleArchive,
  exampleNames,
  earlierFile,
})
