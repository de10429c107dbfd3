import { describe, expect, test } from 'vitest'
import { redirects } from '#content/redirects.ts'
import { sidebar } from '#content/sidebar.ts'
import { createRouteTable } from './routes.ts'
import type { SidebarSource } from './settings.ts'

const pageIds = (items: SidebarSource): string[] =>
  items.flatMap((item) => (typeof item === 'string' ? [item] : pageIds(item.items)))

const routeOf = (id: string) =>
  `/${id === 'tutorials/index' ? id : id.replace(/(?<=\/)index$/, '')}`

const pages = [
  ...pageIds(sidebar).map(routeOf),
  '/errors',
  '/introduction/',
  '/usage/using-object-spread-operator',
  '/whats-new',
]
const table = createRouteTable(pages, redirects)

test.each(redirects.filter(({ from }) => !from.endsWith('/*')))(
  '$from leads to a page and is none itself',
  ({ from }) => {
    expect(table.match(from)).toHaveProperty('redirect')
  },
)

const fundamentals = '/tutorials/fundamentals'

describe('A13 A14: old addresses', () => {
  test.each([
    ['/api', '/api/api-reference'],
    ['/api/index.html', '/api/api-reference'],
    ['/tutorials', '/tutorials/index'],
    ['/tutorials/index.html', '/tutorials/index'],
    ['/usage/index', '/usage/'],
    ['/style-guide/style-guide', '/style-guide/'],
    ['/introduction/index', '/introduction/'],
    ['/feedback', '/introduction/getting-started#help-and-discussion'],
    ['/glossary', '/understanding/thinking-in-redux/glossary'],
    ['/troubleshooting', '/usage/troubleshooting'],
    ['/introduction/motivation', '/understanding/thinking-in-redux/motivation'],
    ['/introduction/three-principles', '/understanding/thinking-in-redux/three-principles'],
    ['/introduction/prior-art', '/understanding/history-and-design/prior-art'],
    ['/api-reference/createstore', '/api/createstore'],
    ['/recipes/writing-tests', '/usage/writing-tests'],
    ['/recipes/usingobjectspreadoperator', '/usage/using-object-spread-operator'],
    [
      '/recipes/structuring-reducers/prerequisite-concepts',
      '/usage/structuring-reducers/prerequisite-concepts',
    ],
    ['/basics/actions', `${fundamentals}/part-2-concepts-data-flow`],
    ['/basics/example', `${fundamentals}/part-1-overview`],
    ['/advanced/middleware', `${fundamentals}/part-4-store#middleware`],
    ['/advanced/next-steps', `${fundamentals}/part-8-modern-redux#next-steps`],
    ['/docs/api/createStore.html', '/api/createstore'],
    // Of the sites of Redux Toolkit and React-Redux.
    ['/api/createSlice', '/redux-toolkit/api/createslice'],
    ['/api/configureStore/', '/redux-toolkit/api/configurestore'],
    ['/api/serializabilityMiddleware', '/redux-toolkit/api/development-checks'],
    ['/rtk-query/api/created-api/hooks', '/rtk-query/api/hooks'],
    ['/api/hooks', '/react-redux/api/hooks'],
    ['/api/Provider', '/react-redux/api/provider'],
    ['/api/connect', '/react-redux/api/connect'],
    ['/using-react-redux/accessing-store', '/react-redux/usage/accessing-the-store'],
    ['/docs/basics/DataFlow.html', `${fundamentals}/part-2-concepts-data-flow`],
    ['/docs/recipes/UsageWithTypescript.html', '/usage/usage-with-typescript'],
    [
      '/docs/recipes/reducers/NormalizingStateShape.html',
      '/usage/structuring-reducers/normalizing-state-shape',
    ],
    ['/docs/Glossary.html', '/understanding/thinking-in-redux/glossary'],
    ['/docs/faq/OrganizingState.html', '/faq/organizing-state'],
    ['/docs/introduction/CoreConcepts.html', '/introduction/core-concepts'],
  ])('%s leads to %s', (path, target) => {
    expect(table.match(path)).toEqual({ redirect: target })
  })

  test('the address that packages print for error codes shows its page', () => {
    expect(table.match('/Errors')).toEqual({ route: '/errors' })
  })

  test('an old address of a page that never was leads nowhere', () => {
    expect(table.match('/recipes/make-coffee')).toBeNull()
  })
})
