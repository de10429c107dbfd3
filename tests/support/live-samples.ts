import { readFileSync } from 'node:fs'
import path from 'node:path'
import { htmlPath } from '../../src/model/routes.ts'
import { readBuild, siteRoot } from './builds.ts'

/** The pages of the built site that have live samples, and how many. */
export function livePages(): { route: string; amount: number }[] {
  return readBuild().routes.flatMap((route) => {
    const html = readFileSync(path.join(siteRoot, htmlPath(route)), 'utf8')
    const amount = html.match(/<figure[^>]* data-live="/g)?.length ?? 0
    return amount > 0 ? [{ route, amount }] : []
  })
}

/**
 * Runs in the page: presses one Run button after another, each after the previous run has ended. Samples with the same
 * libraries are run in sequence, because a page prepares the next frame with the libraries of the last run.
 */
export async function runLiveSamples() {
  const outcomes = []
  const needsOf = (block: HTMLElement) => block.dataset.needs ?? ''
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-live]')]
  for (const block of blocks.sort((a, b) => needsOf(a).localeCompare(needsOf(b)))) {
    const through = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (block.dataset.outcome) resolve()
      })
      observer.observe(block, { attributes: true })
      setTimeout(resolve, 60_000)
    })
    block.querySelector<HTMLElement>('.live-run')?.click()
    await through
    outcomes.push({
      outcome: block.dataset.outcome ?? 'unfinished',
      status: block.querySelector('.live-status')?.textContent,
      details: block.querySelector<HTMLElement>('.live-output')?.textContent?.slice(0, 500),
      code: block.querySelector('code')?.textContent?.slice(0, 120),
    })
  }
  return outcomes
}
