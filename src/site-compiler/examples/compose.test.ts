import { describe, expect, it } from 'vitest'
import { formatDiagnostics } from '../../model/diagnostic.ts'
import { writeApplications } from './applications.test-support.ts'
import { composeFiles } from './compose.ts'

function compose(part: number, files: { [path: string]: string }) {
  const layers = Object.entries(files).map(([file, content]) => [`kitchen/${file}`, content])
  const dir = writeApplications(Object.fromEntries(layers))
  const { files: composed, diagnostics } = composeFiles({ app: 'kitchen', part }, dir)
  return {
    files: Object.fromEntries([...composed].map(([file, content]) => [file, String(content)])),
    diagnostics: formatDiagnostics(diagnostics),
  }
}

const layers = {
  'base/index.html': '<main></main>',
  'part-1/src/store.ts': 'one',
  'part-1/src/tickets.ts': 'tickets',
  'part-2/src/store.ts': 'two',
  'part-2/.removed': 'src/tickets.ts\n',
  'part-3/src/store.ts': 'three',
}

describe('composeFiles', () => {
  it('lays the parts over the base, later ones over earlier ones', () => {
    expect(compose(1, layers)).toEqual({
      files: { 'index.html': '<main></main>', 'src/store.ts': 'one', 'src/tickets.ts': 'tickets' },
      diagnostics: '',
    })
  })

  it('deletes what a part lists, and takes nothing from parts to come', () => {
    expect(compose(2, layers).files).toEqual({
      'index.html': '<main></main>',
      'src/store.ts': 'two',
    })
  })

  it('leaves out the marks of regions, and files that running the application has made', () => {
    const { files } = compose(1, {
      'base/notes.md': '# region in the north\n',
      'part-1/src/store.ts': '// #region store\nexport const store = 1\n// #endregion\n',
      'part-1/node_modules/redux/index.js': '',
    })
    expect(files).toEqual({
      'notes.md': '# region in the north\n',
      'src/store.ts': 'export const store = 1\n',
    })
  })

  it('knows which part changed a file last', () => {
    const dir = writeApplications({ 'kitchen/base/a.ts': '1', 'kitchen/part-1/a.ts': '2' })
    const { origins } = composeFiles({ app: 'kitchen', part: 1 }, dir)
    expect(origins.get('a.ts')).toBe('examples/kitchen/part-1/a.ts')
  })

  it('reports a file that is the same as before', () => {
    const { diagnostics } = compose(2, { ...layers, 'part-2/src/store.ts': 'one' })
    expect(diagnostics).toContain(
      'examples/kitchen/part-2/src/store.ts:1 error\n  This file changes nothing.',
    )
  })

  it('reports a deletion of what is not there, with the nearest name', () => {
    const { diagnostics } = compose(2, { ...layers, 'part-2/.removed': '\nsrc/ticket.ts' })
    expect(diagnostics).toContain(
      'examples/kitchen/part-2/.removed:2 error\n  There is no `src/ticket.ts` to delete.',
    )
    expect(diagnostics).toContain('Did you mean `src/tickets.ts`?')
  })

  it('reports a gap between parts', () => {
    const { diagnostics } = compose(2, { 'base/a.ts': '', 'part-2/a.ts': 'two' })
    expect(diagnostics).toContain('examples/kitchen/part-1:1 error\n  This part is missing.')
  })

  it.each([
    ['// #region store\n', 'This region has no `#endregion`.'],
    ['/* #endregion */\n', 'This `#endregion` ends no region.'],
    ['// #region makeStore\n// #endregion\n', 'Unexpected name `makeStore` of a region.'],
    ['// #region\n// #endregion\n', 'Unexpected name `` of a region.'],
    [
      '{/* #region a */}\n{/* #endregion */}\n{/* #region a */}\n{/* #endregion */}\n',
      'The region `a` is there twice',
    ],
  ])('reports region marks that pages could not use: %j', (source, message) => {
    expect(compose(1, { 'base/a.ts': '', 'part-1/b.tsx': source }).diagnostics).toContain(message)
  })
})
