/** What the keys do, and who answers when that is not this site. */
export function DialogFooter({ showsCredit }: { showsCredit: boolean }) {
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
      {showsCredit && <ProviderCredit />}
    </footer>
  )
}

/** The hosted service asks for this where its answers are shown. */
export function ProviderCredit() {
  return (
    <a
      className="search-credit"
      href="https://www.algolia.com/developers/?utm_source=docs&utm_content=powered_by"
      target="_blank"
      rel="noopener noreferrer"
    >
      Search by Algolia
    </a>
  )
}
