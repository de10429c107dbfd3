import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Blocks } from '../../directives/blocks.tsx'

test('A list with code in it is a list with items, each holding its own parts', () => {
  const item = (html: string) => ({ component: 'element', props: { tag: 'li' }, blocks: [html] })
  const list = {
    component: 'element',
    props: { tag: 'ol', start: 3 },
    blocks: [item('a'), item('b')],
  }
  expect(renderToStaticMarkup(<Blocks blocks={[list]} />)).toBe(
    '<ol start="3"><li><div class="static">a</div></li><li><div class="static">b</div></li></ol>',
  )
})
