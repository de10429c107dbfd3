import { type ComponentType, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { isShortcut } from '../../browser/keyboard/keys.ts'
import { useHydrated } from '../../components/use-hydrated.ts'
import { isModified } from '../../search/dialog/is-modified.ts'
import type { SearchDialogProps } from '../../search/dialog/search-dialog.tsx'
import { SearchIcon } from '../icons.tsx'
import { linkTo } from '../link-to.ts'
import { useSite } from '../site-context.tsx'

const loadDialog = () => import('../../search/dialog/search-dialog.tsx')

/**
 * Opens the search dialog, also with Ctrl or Cmd + K and with `/`. It's a link to the search page, for use without
 * script, with a modifier key, and when the dialog can't be loaded.
 */
export function SearchButton() {
  const settings = useSite().siteData.search
  const link = useRef<HTMLAnchorElement>(null)
  /** What has been typed since the dialog was asked for; null once it has the focus. */
  const typed = useRef<string | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null)
  const [opening, setOpening] = useState<SearchDialogProps['opening']>(null)
  const isHydrated = useHydrated()
  const close = useCallback(() => setOpening(null), [])
  const isOpen = opening !== null

  const open = useCallback(async () => {
    if (typed.current !== null) return
    typed.current = ''
    const selected = `${getSelection() ?? ''}`
    try {
      const { SearchDialog, warmUp } = await loadDialog()
      warmUp(settings)
      setDialog(() => SearchDialog)
      setOpening({ typed, selected })
    } catch (error) {
      console.warn('Search could not be loaded.', error)
      location.assign(linkTo('/search').href)
      typed.current = null
    }
  }, [settings])

  // A layout effect, because an effect after painting would miss a key that is pressed right after the dialog opens.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event
      const isToggle = isShortcut(event, 'k')
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey)
      const opens = key === '/' && isPlain && !isTyping(event)
      const isForField = typed.current !== null || document.activeElement === link.current
      const text = typed.current ?? ''
      const edited = key === 'Backspace' ? text.slice(0, -1) : text + key
      const types = isForField && isPlain && (key.length === 1 || edited.length < text.length)
      if (event.isComposing || !(isToggle || (!isOpen && (opens || types)))) return
      event.preventDefault()
      if (isOpen) close()
      else open()
      if (types) typed.current = edited
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen, open, close])

  const warmUp = () => {
    loadDialog()
      .then(({ warmUp }) => warmUp(settings))
      .catch(() => {
        // Opening the dialog reports errors.
      })
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its role depends on script */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard on the document, see above */}
      <a
        ref={link}
        role={isHydrated ? 'button' : undefined}
        className="search-button"
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        {...linkTo('/search')}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        // biome-ignore lint/a11y/useValidAnchor: it has an address, where it leads without script
        onClick={(event) => {
          if (isModified(event)) return
          event.preventDefault()
          open()
        }}
      >
        <SearchIcon />
        <span className="search-button-label">Search</span>
        <span className="search-button-keys" aria-hidden="true">
          <kbd>⌘</kbd>
          <kbd>Ctrl</kbd>
          <kbd>K</kbd>
        </span>
      </a>
      {Dialog && <Dialog opening={opening} onClose={close} settings={settings} />}
    </>
  )
}

/** Whether a key types text where it's pressed, including inside shadow trees. */
function isTyping(event: Event): boolean {
  const [target] = event.composedPath()
  return target instanceof Element && target.matches('input, select, :read-write')
}
