import { useEffect, useRef } from 'react'
import { SearchIcon } from '../icons.tsx'
import { linkTo } from '../link.ts'
import { useHydrated } from '../use-hydrated.ts'

/** Leads to the search page, also by Ctrl or Cmd + K. The keys are named once script is at work. */
export function SearchButton() {
  const link = useRef<HTMLAnchorElement>(null)
  const isHydrated = useHydrated()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      link.current?.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <a
      ref={link}
      className="search-button"
      aria-keyshortcuts="Control+K Meta+K"
      {...linkTo('/search')}
    >
      <SearchIcon />
      <span className="search-button-label">Search</span>
      {isHydrated && (
        <span className="search-button-keys" aria-hidden="true">
          <kbd>{isApplePlatform() ? '⌘' : 'Ctrl'}</kbd>
          <kbd>K</kbd>
        </span>
      )}
    </a>
  )
}

function isApplePlatform(): boolean {
  return /mac|iphone|ipad|ipod/i.test(navigator.platform)
}
