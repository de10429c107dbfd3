/**
 * The vocabulary of highlighted code: what the compiler writes and src/components/styles/code.css colors.
 *
 *     <pre class="code"><code class="language-ts"><span class="k">const</span> <span class="x">plain</span> = …</code></pre>
 *
 * Token classes are single letters because a long page holds thousands of them; they mean
 * something only inside `.code`. Text without a class is punctuation, the most common kind by far: code has a third
 * fewer elements than if plain text had none.
 *
 * Lines get a wrapper only where one is needed: a marked line is `<span class="line marked">`
 * (or `added`, `removed`), and with line numbers every line is `<span class="line" data-line="5">`.
 * A wrapper holds its own line break, so `.line { display: block }` shows empty lines at full
 * height and `textContent` of the block is the code as shown.
 */
export const tokenClasses = {
  comment: 'c',
  keyword: 'k',
  string: 's',
  number: 'n',
  function: 'f',
  type: 't',
  property: 'p',
  /** Names, and everything else without a color of its own. */
  plain: 'x',
} as const

export type TokenKind = keyof typeof tokenClasses

export type LineMark = 'marked' | 'added' | 'removed'
