import { mainId } from '../main-id.ts'
import { useSite } from '../site-context.tsx'

/** The page that explains the numbered errors of production builds. */
export function ErrorsPage() {
  const { page } = useSite()
  return (
    <main id={mainId} className="plain-page">
      <h1>{page.title}</h1>
      <p>
        Production builds of Redux and Redux Toolkit print a number instead of an error’s full text,
        to stay small. The development build of the same version prints the text itself.
      </p>
    </main>
  )
}
