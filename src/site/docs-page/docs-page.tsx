import { Blocks } from '../../directives/blocks.tsx'
import { neighbors, trailTo } from '../../model/sidebar-items.ts'
import { mainId } from '../main-id.ts'
import { useSite } from '../site-context.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { PageFooter } from './page-footer.tsx'
import { PageMarkdown } from './page-markdown.tsx'
import { Pagination } from './pagination.tsx'
import { Sidebar } from './sidebar.tsx'
import { TableOfContents } from './table-of-contents.tsx'
import './docs-page.css'

/** A page of documentation: sidebar, article, and table of contents. */
export function DocsPage() {
  const { page, siteData } = useSite()
  const trail = page.hasSidebar ? trailTo(siteData.sidebar, page.route) : null
  return (
    <div className="docs" data-has-sidebar={page.hasSidebar || undefined}>
      {page.hasSidebar && <Sidebar />}
      <main id={mainId} className="docs-main">
        <article className="docs-article">
          {trail && <Breadcrumbs trail={trail} />}
          <h1 className="docs-title">{page.title}</h1>
          {page.facts && (
            <p className="export-facts" dangerouslySetInnerHTML={{ __html: page.facts }} />
          )}
          <TableOfContents key={`toc ${page.route}`} headings={page.headings} />
          {/* A new key for each page, so that no component keeps the state it had on another. */}
          <div key={page.route} className="prose">
            <Blocks blocks={page.blocks} />
          </div>
          <PageMarkdown route={page.route} />
          <PageFooter page={page} />
          {page.hasSidebar && <Pagination {...neighbors(siteData.sidebar, page.route)} />}
        </article>
      </main>
    </div>
  )
}
