/** Spread into a tag of the head that only crawlers read, so that it can be found again. */
export const forCrawlers = { 'data-crawler': '' }

/** Takes those tags away: from the first navigation on they would describe another page. */
export function removeCrawlerTags(): void {
  for (const tag of document.querySelectorAll('[data-crawler]')) tag.remove()
}
