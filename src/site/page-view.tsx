import type { ComponentType } from 'react'
import type { PageKind } from '../content/page.ts'
import { DocsPage } from './docs-page/docs-page.tsx'
import { ErrorsPage } from './errors/errors.tsx'
import { HomePage } from './home/home.tsx'
import { NotFoundPage } from './not-found/not-found.tsx'
import { SearchPage } from './search/search.tsx'
import { useSite } from './site-context.tsx'

const views: { [kind in PageKind]: ComponentType } = {
  doc: DocsPage,
  home: HomePage,
  errors: ErrorsPage,
  search: SearchPage,
  'not-found': NotFoundPage,
}

/** The content of the page shown, drawn after its kind. */
export function PageView() {
  const View = views[useSite().page.kind]
  return <View />
}
