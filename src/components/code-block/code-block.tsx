import { startTransition, useEffect, useRef, useState } from 'react'
import type { Block } from '../../content/page.ts'
import type { CodeChoice } from '../../preferences/code-choices.ts'
import { Blocks } from '../blocks.tsx'
import { CopyButton } from './copy-button.tsx'
import { FormSwitch } from './form-switch.tsx'
import { observeOverflow } from './overflow-observer.ts'
import { shownText } from './shown-text.ts'
import './code-block.css'

export type CodeBlockProps = {
  language: string
  title?: string
  /** Where the title leads, when the code is a file that can be seen whole. */
  titleHref?: string
  /** Long lines are wrapped until the reader says otherwise. */
  wrap?: boolean
  /** The sample stands in several forms, of which the reader chooses one for the whole site. */
  choice?: CodeChoice
  blocks: Block[]
}

/**
 * Highlighted code with its title, and buttons once script runs. A page may hold a hundred of
 * these: each costs one observation, and its buttons are drawn in a transition, when the browser
 * has time.
 */
export function CodeBlock({
  language,
  title,
  titleHref,
  wrap = false,
  choice,
  blocks,
}: CodeBlockProps) {
  const figure = useRef<HTMLElement>(null)
  const [overflows, setOverflows] = useState<boolean>()
  const [isWrapped, setWrapped] = useState(wrap)

  useEffect(() => {
    const pre = figure.current?.querySelector('pre')
    if (!pre) return
    return observeOverflow(pre, (overflows) => {
      makeScrollable(pre, overflows, title)
      startTransition(() => setOverflows(overflows))
    })
  }, [title])

  return (
    <figure
      ref={figure}
      className="code-block"
      data-language={language}
      data-wrapped={isWrapped || undefined}
    >
      {(title || choice) && (
        <figcaption className="code-block-title">
          {title && <Title title={title} href={titleHref} hasJavaScript={choice === 'language'} />}
          {choice && overflows !== undefined && <FormSwitch choice={choice} />}
        </figcaption>
      )}
      <Blocks blocks={blocks} />
      {overflows !== undefined && (
        <div className="code-block-buttons">
          {(overflows || isWrapped) && (
            <button
              type="button"
              className="code-block-button"
              aria-label="Toggle word wrap"
              aria-pressed={isWrapped}
              onClick={() => setWrapped(!isWrapped)}
            >
              Wrap
            </button>
          )}
          <CopyButton
            textOf={() => {
              const code = figure.current?.querySelector('code')
              return code ? shownText(code) : ''
            }}
          />
        </div>
      )}
    </figure>
  )
}

function Title({
  title,
  href,
  hasJavaScript,
}: {
  title: string
  href: string | undefined
  hasJavaScript: boolean
}) {
  const name = hasJavaScript ? (
    <>
      <span className="v-ts">{title}</span>
      <span className="v-js">{title.replace(/\.ts(x?)$/, '.js$1')}</span>
    </>
  ) : (
    title
  )
  return href ? <a href={href}>{name}</a> : <span>{name}</span>
}

/** Code that scrolls sideways can be reached and named by keyboard; other code is no tab stop. */
function makeScrollable(pre: HTMLElement, overflows: boolean, title = 'Code sample') {
  if (overflows) {
    pre.tabIndex = 0
    pre.setAttribute('role', 'group')
    pre.setAttribute('aria-label', title)
  } else {
    pre.removeAttribute('tabindex')
    pre.removeAttribute('role')
    pre.removeAttribute('aria-label')
  }
}
