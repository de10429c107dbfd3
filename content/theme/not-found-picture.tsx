import './not-found-picture.css'

/** An action that no reducer knows. */
export function NotFoundPicture() {
  return (
    <svg className="lost-action" viewBox="0 0 216 64" aria-hidden="true">
      <rect className="lost-action-action" x="2" y="12" width="64" height="40" rx="10" />
      <path className="lost-action-action" d="M18 28h32M18 37h20" />
      <path className="lost-action-way" d="M74 32h64m-7-6 7 6-7 6" />
      <rect className="lost-action-gap" x="148" y="12" width="64" height="40" rx="10" />
      <path className="lost-action-way" d="M174 27a6 6 0 1 1 8.5 5.5q-2.5 1.2-2.5 4m0 5.5v.1" />
    </svg>
  )
}
