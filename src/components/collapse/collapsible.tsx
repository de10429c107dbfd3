import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { animateHeight } from './collapse.ts'
import './collapse.css'

/** A part whose height follows `isOpen` with an animation, except on first render. Closed, it is `hidden`. */
export function Collapsible({
  isOpen,
  className = '',
  children,
}: {
  isOpen: boolean
  className?: string
  children: ReactNode
}) {
  const element = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  // Rendered once and never changed by React: the animation sets `hidden` when it has ended.
  const [isInitiallyHidden] = useState(!isOpen)

  useLayoutEffect(() => {
    if (!element.current || wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    animateHeight(element.current, isOpen)
  }, [isOpen])

  return (
    <div ref={element} className={`collapsible ${className}`.trim()} hidden={isInitiallyHidden}>
      {children}
    </div>
  )
}
