import {
  type ComponentType,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { SearchDialogProps } from '../../search/dialog/search-dialog.tsx'
import { SearchIcon } from '../icons.tsx'
import { linkTo } from '../link.ts'
import { useSite } from '../site-context.tsx'
import { useHydrated } from '../use-hydrated.ts'

const loadDialog = () => import('../../search/dialog/search-dialog.tsx')

/**
 * Opens search over the page, also by Ctrl or Cmd + K and by `/`. It is a link to the search page:
 * that is where it leads without script, with a modifier, and when the dialog cannot be loaded.
 */
export function SearchButton() {
  const { siteData } = useSite()
  const link = useRef<HTMLAnchorElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null)
  const [opening, setOpening] = useState<SearchDialogProps['opening']>(null)
  const isHydrated = useHydrated()
  const close = useCallback(() => setOpening(null), [])
  const isOpen = opening !== null

  // An effect that waits for the paint would miss a key pressed right after the dialog opened.
  useLayoutEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey
      const isToggle = hasModifier && event.key.toLowerCase() === 'k'
      const opens = event.key === '/' && !hasModifier && !event.altKey && !isTyping(event)
      if (event.isComposing || !(isToggle || (opens && !isOpen))) return
      event.preventDefault()
      if (isOpen) close()
      else link.current?.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen, close])

  const open = async (query: string) => {
    try {
      const { SearchDialog, warmUp } = await loadDialog()
      warmUp(siteData.search)
      setDialog(() => SearchDialog)
      setOpening(query ? { query } : {})
    } catch (error) {
      console.warn('The search dialog could not be loaded.', error)
      location.assign(linkTo('/search').href)
    }
  }

  const warmUp = () => {
    loadDialog()
      .then(({ warmUp }) => warmUp(siteData.search))
      .catch(() => {})
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const isText = /^[\p{L}\p{N} ]$/u.test(event.key)
    if (event.ctrlKey || event.metaKey || event.altKey || !isText) return
    event.preventDefault()
    open(event.key.trim())
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its role depends on script */}
      <a
        ref={link}
        role={isHydrated ? 'button' : undefined}
        className="search-button"
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        {...linkTo('/search')}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onTouchStart={warmUp}
        onKeyDown={onKeyDown}
        // biome-ignore lint/a11y/useValidAnchor: it has an address, where it leads without script
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          open(String(getSelection() ?? '').trim())
        }}
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
      {Dialog && <Dialog opening={opening} onClose={close} settings={siteData.search} />}
    </>
  )
}

/** Whether a key types text where it was pressed, also inside shadow trees. */
function isTyping(event: Event): boolean {
  const [target] = event.composedPath()
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

function isApplePlatform(): boolean {
  return /mac|iphone|ipad|ipod/i.test(navigator.platform)
}
