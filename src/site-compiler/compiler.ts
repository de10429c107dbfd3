import { createCompiler } from '../compiler/compile-page.ts'
import { directives } from '../directives/directives.ts'
import { exampleArchive, exampleNames } from './examples/archive.ts'
import { earlierFile } from './examples/earlier-file.ts'

/** The compiler with the directives and the example applications of this project. */
export const compilePage = createCompiler({
  directives,
  exampleArchive,
  exampleNames,
  earlierFile,
})
