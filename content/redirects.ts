import type { Redirect } from '../src/model/settings.ts'

const fundamentals = '/tutorials/fundamentals'
const toolkit = '/redux-toolkit/api'
const query = '/rtk-query/api'
const reactRedux = '/react-redux'

/**
 * Old addresses and where their readers go now. The first rule that fits wins; a target may be an
 * old address itself, the reader is redirected once all the same. Capitals, hyphens, a trailing
 * slash and `.html` make no difference in `from` and in what `*` stands for.
 */
export const redirects: Redirect[] = [
  // Sections that are no page themselves, and folders' own pages under their file name.
  { from: '/api', to: '/api/api-reference' },
  { from: '/tutorials', to: '/tutorials/index' },
  {
    from: '/tutorials/essentials',
    to: '/tutorials/essentials/part-1-overview-concepts',
  },
  { from: '/tutorials/fundamentals', to: `${fundamentals}/part-1-overview` },
  { from: '/redux-toolkit', to: '/redux-toolkit/overview' },
  { from: '/understanding', to: '/understanding/thinking-in-redux/motivation' },
  {
    from: '/usage/structuring-reducers',
    to: '/usage/structuring-reducers/structuring-reducers',
  },
  { from: '/introduction/index', to: '/introduction/' },
  { from: '/usage/index', to: '/usage/' },
  // The packages print this one in their messages, with the fragment of a rule.
  { from: '/style-guide/style-guide', to: '/style-guide/' },

  // What other sites call it.
  { from: '/changelog', to: '/whats-new' },

  // Pages that have moved.
  {
    from: '/feedback',
    to: '/introduction/getting-started#help-and-discussion',
  },
  { from: '/glossary', to: '/understanding/thinking-in-redux/glossary' },
  { from: '/troubleshooting', to: '/usage/troubleshooting' },
  {
    from: '/introduction/motivation',
    to: '/understanding/thinking-in-redux/motivation',
  },
  {
    from: '/introduction/three-principles',
    to: '/understanding/thinking-in-redux/three-principles',
  },
  {
    from: '/introduction/prior-art',
    to: '/understanding/history-and-design/prior-art',
  },

  // The first tutorials, "basics" and "advanced", went into Redux Fundamentals.
  { from: '/basics', to: `${fundamentals}/part-1-overview` },
  { from: '/basics/basic-tutorial', to: `${fundamentals}/part-1-overview` },
  { from: '/basics/actions', to: `${fundamentals}/part-2-concepts-data-flow` },
  {
    from: '/basics/data-flow',
    to: `${fundamentals}/part-2-concepts-data-flow`,
  },
  {
    from: '/basics/reducers',
    to: `${fundamentals}/part-3-state-actions-reducers`,
  },
  { from: '/basics/store', to: `${fundamentals}/part-4-store` },
  { from: '/basics/usage-with-react', to: `${fundamentals}/part-5-ui-react` },
  { from: '/basics/*', to: `${fundamentals}/part-1-overview` },
  { from: '/advanced', to: `${fundamentals}/part-1-overview` },
  {
    from: '/advanced/advanced-tutorial',
    to: `${fundamentals}/part-1-overview`,
  },
  { from: '/advanced/async-actions', to: `${fundamentals}/part-6-async-logic` },
  { from: '/advanced/async-flow', to: `${fundamentals}/part-6-async-logic` },
  {
    from: '/advanced/middleware',
    to: `${fundamentals}/part-4-store#middleware`,
  },
  {
    from: '/advanced/next-steps',
    to: `${fundamentals}/part-8-modern-redux#next-steps`,
  },
  { from: '/advanced/*', to: `${fundamentals}/part-6-async-logic` },

  // "Recipes" became the usage guide.
  { from: '/recipes', to: '/usage/' },
  { from: '/recipes/recipe-index', to: '/usage/' },
  {
    from: '/recipes/usingobjectspreadoperator',
    to: '/usage/using-object-spread-operator',
  },
  {
    from: '/recipes/computing-derived-data',
    to: '/usage/deriving-data-selectors',
  },
  {
    from: '/recipes/migrating-to-redux',
    to: `${fundamentals}/part-8-modern-redux`,
  },
  { from: '/recipes/using-immutablejs-with-redux', to: '/faq/immutable-data' },
  {
    from: '/recipes/structuring-reducers',
    to: '/usage/structuring-reducers/structuring-reducers',
  },
  {
    from: '/recipes/reducers',
    to: '/usage/structuring-reducers/structuring-reducers',
  },
  { from: '/recipes/reducers/*', to: '/usage/structuring-reducers/*' },
  { from: '/recipes/*', to: '/usage/*' },

  { from: '/api-reference', to: '/api/api-reference' },
  { from: '/api-reference/*', to: '/api/*' },

  // Addresses of the sites that Redux Toolkit and React-Redux have had to themselves.
  ...[
    'configureStore',
    'getDefaultMiddleware',
    'getDefaultEnhancers',
    'autoBatchEnhancer',
    'createReducer',
    'createAction',
    'createSlice',
    'combineSlices',
    'createAsyncThunk',
    'createEntityAdapter',
    'createSelector',
    'createListenerMiddleware',
    'createDynamicMiddleware',
    'matching-utilities',
    'other-exports',
  ].map((name) => ({
    from: `/api/${name}`,
    to: `${toolkit}/${name.toLowerCase()}`,
  })),
  { from: '/api/immutabilityMiddleware', to: `${toolkit}/development-checks` },
  {
    from: '/api/serializabilityMiddleware',
    to: `${toolkit}/development-checks`,
  },
  { from: '/api/actionCreatorMiddleware', to: `${toolkit}/development-checks` },
  { from: '/api/codemods', to: '/usage/migrations/migrating-rtk-2' },
  { from: '/introduction/why-rtk', to: '/introduction/why-rtk-is-redux-today' },
  { from: '/tutorials/overview', to: '/tutorials/index' },
  { from: '/tutorials/typescript', to: '/tutorials/typescript-quick-start' },
  {
    from: '/tutorials/rtk-query',
    to: '/tutorials/essentials/part-7-rtk-query-basics',
  },
  { from: '/usage/usage-guide', to: '/redux-toolkit/overview' },
  { from: '/usage/immer-reducers', to: '/redux-toolkit/api/createreducer' },
  { from: '/usage/migrating-rtk-2', to: '/usage/migrations/migrating-rtk-2' },
  { from: '/rtk-query', to: '/rtk-query/overview' },
  { from: '/rtk-query/comparison', to: '/rtk-query/overview' },
  { from: '/rtk-query/internal/*', to: '/rtk-query/overview' },
  { from: '/rtk-query/api/created-api/overview', to: `${query}/api-slice` },
  {
    from: '/rtk-query/api/created-api/redux-integration',
    to: `${query}/api-slice`,
  },
  { from: '/rtk-query/api/created-api/endpoints', to: `${query}/utilities` },
  {
    from: '/rtk-query/api/created-api/code-splitting',
    to: `${query}/api-slice`,
  },
  {
    from: '/rtk-query/api/created-api/api-slice-utils',
    to: `${query}/utilities`,
  },
  { from: '/rtk-query/api/created-api/cache', to: `${query}/utilities` },
  { from: '/rtk-query/api/created-api/hooks', to: `${query}/hooks` },
  { from: '/rtk-query/api/skiptoken-and-types', to: `${query}/types` },
  { from: '/rtk-query/usage/customizing-create-api', to: `${query}/createapi` },
  {
    from: '/rtk-query/usage/usage-without-react-hooks',
    to: '/rtk-query/usage/without-react',
  },
  {
    from: '/rtk-query/usage/polling',
    to: '/rtk-query/usage/polling-and-prefetching',
  },
  {
    from: '/rtk-query/usage/prefetching',
    to: '/rtk-query/usage/polling-and-prefetching',
  },
  {
    from: '/rtk-query/usage-with-typescript',
    to: '/rtk-query/usage/typescript',
  },
  {
    from: '/rtk-query/usage/persistence-and-rehydration',
    to: '/rtk-query/usage/persistence',
  },
  {
    from: '/rtk-query/usage/server-side-rendering',
    to: '/rtk-query/usage/server-rendering',
  },
  { from: '/rtk-query/usage/code-generation', to: `${query}/codegen` },
  {
    from: '/rtk-query/usage/*',
    to: '/tutorials/essentials/part-8-rtk-query-advanced',
  },
  { from: '/api/Provider', to: `${reactRedux}/api/provider` },
  { from: '/api/hooks', to: `${reactRedux}/api/hooks` },
  { from: '/api/connect', to: `${reactRedux}/api/connect` },
  { from: '/api/connect-advanced', to: `${reactRedux}/api/connect` },
  { from: '/api/batch', to: `${reactRedux}/api/other-exports` },
  { from: '/introduction/why-use-react-redux', to: `${reactRedux}/overview` },
  { from: '/tutorials/connect', to: `${reactRedux}/api/connect` },
  { from: '/react-redux', to: `${reactRedux}/overview` },
  {
    from: '/using-react-redux/accessing-store',
    to: `${reactRedux}/usage/accessing-the-store`,
  },
  { from: '/using-react-redux/*', to: `${reactRedux}/api/connect` },

  // The site's first form: /docs/recipes/ServerRendering.html
  { from: '/docs', to: '/introduction/getting-started' },
  { from: '/docs/*', to: '/*' },
]
