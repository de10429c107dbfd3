import {
  type Recognized,
  recognizeMessages,
  type SiteMessage,
  titleOf,
} from '../browser/messages/recognize.ts'
import {
  type Hit,
  maxQueryLength,
  type SearchAnswer,
  type SearchEngine,
  unmarked,
} from './engine.ts'

/** The group of recognized messages. */
const messageGroup = 'Error messages'

/** Shorter queries are words that somebody types, for which no list of messages has to be loaded. */
const minLetters = 12

const maxExcerpt = 240

/**
 * An engine that also recognizes the messages of packages in a query, and answers with them first. A whole console may
 * be pasted, of which only the beginning is searched for words.
 * @param base path the site is served under
 */
export function withMessages(
  engine: SearchEngine,
  base: string,
  load: () => Promise<SiteMessage[]>,
): SearchEngine {
  async function hitsIn(query: string): Promise<Hit[]> {
    if (query.replace(/\W/g, '').length < minLetters && !/\d/.test(query)) return []
    // Without the list, search goes on with words.
    const messages = await load().catch(() => [])
    const { messages: recognized, foreign } = recognizeMessages(query, messages)
    return [
      ...recognized.map((message) => toHit(message, base)),
      ...foreign.flatMap(({ package: owner, number, url }) =>
        url === null ? [] : foreignHit(owner, number, url),
      ),
    ]
  }

  return {
    async search(query, options = {}) {
      const { page = 0, group } = options
      const isMessages = group === messageGroup
      const [found, answer] = await Promise.all([
        group === undefined || isMessages ? hitsIn(query) : [],
        engine.search(query.slice(0, maxQueryLength), options),
      ])
      return found.length > 0 ? join(page === 0 ? found : [], found.length, answer) : answer
    },
    warmUp: () => engine.warmUp(),
  }
}

function join(first: Hit[], count: number, { hits, total, groups, ...answer }: SearchAnswer) {
  const urls = new Set(first.map(({ url }) => url))
  return {
    ...answer,
    hits: [...first, ...hits.filter(({ url }) => !urls.has(url))],
    total: total + count,
    ...(groups && { groups: [{ title: messageGroup, count }, ...groups] }),
  }
}

function toHit(recognized: Recognized, base: string): Hit {
  const { route, id, help } = recognized.message
  const url = `${base}${route.slice(1)}#${id}`
  return {
    id: `message ${url}`,
    url,
    kind: 'heading',
    isExternal: false,
    group: messageGroup,
    trail: [unmarked(titleOf(recognized))],
    excerpt: unmarked(help.length > maxExcerpt ? `${help.slice(0, maxExcerpt)}…` : help),
  }
}

function foreignHit(owner: string, number: string, url: string): Hit {
  const title = `${owner} error ${number}`
  return {
    id: `message ${url}`,
    url,
    kind: 'page',
    isExternal: true,
    group: messageGroup,
    trail: [unmarked(title)],
    excerpt: unmarked(`This is a number of ${owner}, which ${new URL(url).hostname} explains.`),
  }
}
