import { expect, test } from 'vitest'
import { shownText } from './shown-text.ts'

test('P6 what is copied is the shown form, without the last line break', () => {
  document.body.innerHTML = `<style>.v-js { display: none }</style><pre><code><span class="v-js">const a = 1
</span><span class="v-ts">const a: number = 1
</span><span class="k">use</span>(a)
</code></pre>`
  expect(shownText(document.querySelector('code') as Element)).toBe('const a: number = 1\nuse(a)')
})
