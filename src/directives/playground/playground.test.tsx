import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workspaceOf } from '../../live/playground/workspace.ts'
import { FilesBar } from './files-bar.tsx'
import { startingPoints } from './starting-points.ts'

test('Z17: a starting point is a heading with samples, the one that can be run first', () => {
  const page = document.createElement('main')
  page.innerHTML = `
    <div class="heading"><h3 id="empty">Empty</h3></div>
    <div class="heading"><h3 id="two">Two files <a>#</a></h3></div>
    <figure class="code-block" data-language="ts">
      <figcaption class="code-block-title"><span>b.ts</span></figcaption>
      <pre class="code"><code>export const b = 1</code></pre>
    </figure>
    <figure class="code-block" data-language="ts" data-live="1.0">
      <figcaption class="code-block-title"><span><span>a.ts</span><span style="display: none">a.js</span></span></figcaption>
      <pre class="code"><code>import { b } from './b'
</code></pre>
    </figure>
    <figure class="code-block" data-language="bash"><pre class="code"><code>npm i</code></pre></figure>`
  document.body.append(page)
  const points = startingPoints(page)
  expect(points.map(({ id, name, files }) => ({ id, name, files }))).toEqual([
    {
      id: 'two',
      name: 'Two files',
      files: [
        { path: 'a.ts', code: "import { b } from './b'" },
        { path: 'b.ts', code: 'export const b = 1' },
      ],
    },
  ])
  expect(points[0]?.shown.get('b.ts')?.textContent).toBe('export const b = 1')
  page.remove()
})

test('Z19: Escape closes the form for a name, but not while an input method is at work', () => {
  const workspace = workspaceOf([{ path: 'index.ts', code: '' }])
  const { getByRole, queryByLabelText } = render(
    <FilesBar workspace={workspace} onChange={() => {}} onDelete={() => {}} />,
  )
  fireEvent.click(getByRole('button', { name: 'New file' }))
  const field = () => queryByLabelText('Name of the new file')
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(field() as HTMLElement, { key: 'Escape', ...composing })
    expect(field()).not.toBeNull()
  }
  fireEvent.keyDown(field() as HTMLElement, { key: 'Escape' })
  expect(field()).toBeNull()
})
