import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { animateHeight } from './collapse.ts'
import './collapse.css'

/**
 * An element whose height follows `isOpen` with an animation, except on the first render. When closed, it's `hidden`.
 */
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
  // React must not change it later, because the animation sets `hidden` at its end.
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
