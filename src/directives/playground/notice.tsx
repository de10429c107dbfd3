/** A notice for the reader, and what can be done about it. */
export type NoticeText = {
  text: string
  isProblem?: boolean
  action?: { name: string; press(): void }
  link?: { name: string; url: string }
}

export const couldNotLoad: NoticeText = {
  text: 'This couldn’t be loaded. Check your connection and try again.',
  isProblem: true,
}

/** A line below the project, announced when it changes; empty if there is no notice. */
export function Notice({ notice }: { notice: NoticeText | null }) {
  return (
    <p className="playground-notice" role="status" data-problem={notice?.isProblem || undefined}>
      {notice && <span>{notice.text}</span>}
      {notice?.link && (
        <a href={notice.link.url} target="_blank" rel="noopener noreferrer">
          {notice.link.name}
          <span className="visually-hidden"> (opens in new tab)</span>
        </a>
      )}
      {notice?.action && (
        <button type="button" className="code-block-button" onClick={notice.action.press}>
          {notice.action.name}
        </button>
      )}
    </p>
  )
}
