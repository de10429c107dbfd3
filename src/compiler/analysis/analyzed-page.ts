import type { Code, Heading, Paragraph } from 'mdast'
import type { ApiData } from '../../model/api-data.ts'
import type { Member, MemberList, Message, Page } from '../../model/page.ts'
import type { Fence } from '../code/fence.ts'
import type { DirectiveNode, DirectiveUse } from '../directive.ts'
import type { ExpandedPage } from '../source/parsed-page.ts'

/** After the second stage: what the Markdown means. */
export type AnalyzedPage = ExpandedPage & {
  headingIds: ReadonlyMap<Heading, string>
  fences: ReadonlyMap<Code, Fence>
  live: Page['live']
  directives: ReadonlyMap<DirectiveNode, DirectiveUse>
  /** Facts about the exports of modules; null if the content has no such data. */
  apiData: ApiData | null
  memberLists: MemberList[]
  /** The members of these lists, by their first paragraphs. */
  members: ReadonlyMap<Paragraph, Member>
  messages: Message[]
}
