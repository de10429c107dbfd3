import type { Credit } from '../hosted-engine.ts'

/** What the keys do, and the hosted service, if one answers. */
export function DialogFooter({ credit }: { credit: Credit | null | undefined }) {
  return (
    <footer className="search-foot">
      <ul className="search-keys">
        <li>
          <kbd aria-label="Enter key">↵</kbd> to select
        </li>
        <li>
          <kbd aria-label="Arrow down">↓</kbd> <kbd aria-label="Arrow up">↑</kbd> to navigate
        </li>
        <li>
          <kbd aria-label="Escape key">esc</kbd> to close
        </li>
      </ul>
      {credit && <ProviderCredit {...credit} />}
    </footer>
  )
}

/** A hosted service may require this next to its results. */
export function ProviderCredit({ label, to }: Credit) {
  return (
    <a className="search-credit" href={to} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  )
}
