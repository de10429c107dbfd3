import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** A screen with its heading, which takes the focus when a link leads here. */
export function Page(props: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigationType = useNavigationType()

  useEffect(() => {
    if (navigationType !== 'POP') heading.current?.focus()
  }, [navigationType])

  return (
    <section className="page">
      <title>{`${props.title} · Fieldbook`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {props.title}
      </h1>
      {props.children}
    </section>
  )
}
