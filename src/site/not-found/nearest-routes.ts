import { distance } from 'fastest-levenshtein'

/** How similar two routes have to be, from 0 to 1, to suggest one for the other. */
const minScore = 0.55

/** A moved page often keeps its name, but similarity of the whole route counts more. */
const nameWeight = 0.9

/**
 * The routes that are spelled most like a path where nothing is, best first.
 *
 *     /api/creatStore                    → /api/createstore
 *     /docs/recipes/server-rendering     → /usage/server-rendering
 */
export function nearestRoutes(path: string, routes: string[], limit = 3): string[] {
  const normalized = normalize(path)
  if (normalized === '') return []
  return routes
    .map((route) => ({ route, score: scoreOf(normalized, normalize(route)) }))
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score || a.route.length - b.route.length)
    .slice(0, limit)
    .map(({ route }) => route)
}

function scoreOf(path: string, route: string): number {
  return Math.max(similarity(path, route), nameWeight * similarity(nameOf(path), nameOf(route)))
}

/** The letters and digits that are compared: `/API/Create_Store.html` → `api/createstore`. */
function normalize(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}/]/gu, '')
    .replace(/^\/+|(?<!\/)\/+$/g, '')
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** 1 for the same words, 0 for words that have nothing in common. */
function similarity(a: string, b: string): number {
  const length = Math.max(a.length, b.length)
  return length === 0 ? 0 : 1 - distance(a, b) / length
}
