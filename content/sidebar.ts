import type { SidebarSource } from '../src/model/settings.ts'

const numbered = (folder: string, names: string[]) =>
  names.map((name, index) => `${folder}/part-${index + 1}-${name}`)

/** The one sidebar of the docs: page ids, in reading order. Labels come from the pages. */
export const sidebar: SidebarSource = [
  {
    label: 'Introduction',
    items: [
      'introduction/getting-started',
      'introduction/installation',
      'introduction/why-rtk-is-redux-today',
      'introduction/core-concepts',
      'introduction/learning-resources',
      'introduction/ecosystem',
      'introduction/examples',
    ],
  },
  {
    label: 'Tutorials',
    items: [
      'tutorials/index',
      'tutorials/quick-start',
      'tutorials/typescript-quick-start',
      {
        label: 'Redux Essentials',
        items: numbered('tutorials/essentials', [
          'overview-concepts',
          'app-structure',
          'data-flow',
          'using-data',
          'async-logic',
          'performance-normalization',
          'rtk-query-basics',
          'rtk-query-advanced',
        ]),
      },
      {
        label: 'Redux Fundamentals',
        items: numbered('tutorials/fundamentals', [
          'overview',
          'concepts-data-flow',
          'state-actions-reducers',
          'store',
          'ui-react',
          'async-logic',
          'standard-patterns',
          'modern-redux',
        ]),
      },
      'tutorials/videos',
    ],
  },
  {
    label: 'Using Redux',
    items: [
      'usage/index',
      {
        label: 'Setup',
        isOpen: true,
        items: [
          'usage/configuring-your-store',
          'usage/migrating-to-modern-redux',
          'usage/migrations/migrating-rtk-2',
          'usage/code-splitting',
          'usage/server-rendering',
          'usage/nextjs',
          'usage/isolating-redux-sub-apps',
        ],
      },
      {
        label: 'Quality',
        isOpen: true,
        items: [
          'usage/usage-with-typescript',
          'usage/writing-tests',
          'usage/troubleshooting',
        ],
      },
      {
        label: 'Logic and patterns',
        isOpen: true,
        items: [
          {
            label: 'Structuring Reducers',
            items: [
              'usage/structuring-reducers/structuring-reducers',
              'usage/structuring-reducers/prerequisite-concepts',
              'usage/structuring-reducers/basic-reducer-structure',
              'usage/structuring-reducers/splitting-reducer-logic',
              'usage/structuring-reducers/refactoring-reducer-example',
              'usage/structuring-reducers/using-combinereducers',
              'usage/structuring-reducers/beyond-combinereducers',
              'usage/structuring-reducers/normalizing-state-shape',
              'usage/structuring-reducers/updating-normalized-data',
              'usage/structuring-reducers/reusing-reducer-logic',
              'usage/structuring-reducers/immutable-update-patterns',
              'usage/structuring-reducers/initializing-state',
            ],
          },
          'usage/reducing-boilerplate',
          'usage/deriving-data-selectors',
          'usage/writing-logic-thunks',
          'usage/side-effects-approaches',
          'usage/writing-custom-middleware',
          'usage/implementing-undo-history',
        ],
      },
      {
        label: 'RTK Query guides',
        isOpen: true,
        items: [
          'rtk-query/usage/queries',
          'rtk-query/usage/mutations',
          'rtk-query/usage/automated-refetching',
          'rtk-query/usage/manual-cache-updates',
          'rtk-query/usage/error-handling',
          'rtk-query/usage/pagination',
          'rtk-query/usage/authentication',
        ],
      },
    ],
  },
  {
    label: 'Understanding Redux',
    items: [
      {
        label: 'Thinking in Redux',
        items: [
          'understanding/thinking-in-redux/motivation',
          'understanding/thinking-in-redux/three-principles',
          'understanding/thinking-in-redux/glossary',
        ],
      },
      {
        label: 'History and design',
        items: [
          'understanding/history-and-design/prior-art',
          'understanding/history-and-design/middleware',
          'understanding/history-and-design/history-of-redux',
        ],
      },
    ],
  },
  {
    label: 'FAQ',
    items: [
      'faq',
      'faq/general',
      'faq/reducers',
      'faq/organizing-state',
      'faq/store-setup',
      'faq/actions',
      'faq/immutable-data',
      'faq/code-structure',
      'faq/performance',
      'faq/design-decisions',
      'faq/react-redux',
      'faq/miscellaneous',
    ],
  },
  'style-guide/index',
  {
    label: 'API Reference',
    items: [
      'api/api-reference',
      {
        label: 'Redux core',
        items: [
          'api/createstore',
          'api/store',
          'api/combinereducers',
          'api/applymiddleware',
          'api/bindactioncreators',
          'api/compose',
          'api/utils',
        ],
      },
      {
        label: 'Redux Toolkit',
        items: [
          'redux-toolkit/api/configurestore',
          'redux-toolkit/api/getdefaultmiddleware',
          'redux-toolkit/api/getdefaultenhancers',
          'redux-toolkit/api/autobatchenhancer',
          'redux-toolkit/api/createslice',
          'redux-toolkit/api/createreducer',
          'redux-toolkit/api/createaction',
          'redux-toolkit/api/combineslices',
          'redux-toolkit/api/createasyncthunk',
          'redux-toolkit/api/createentityadapter',
          'redux-toolkit/api/createselector',
          'redux-toolkit/api/createlistenermiddleware',
          'redux-toolkit/api/createdynamicmiddleware',
          'redux-toolkit/api/development-checks',
          'redux-toolkit/api/matching-utilities',
          'redux-toolkit/api/other-exports',
          'redux-toolkit/api/types',
        ],
      },
      {
        label: 'RTK Query',
        items: [
          'rtk-query/overview',
          'rtk-query/api/createapi',
          'rtk-query/api/endpoints',
          'rtk-query/api/hooks',
          'rtk-query/api/fetchbasequery',
          'rtk-query/api/base-queries',
          'rtk-query/api/api-slice',
          'rtk-query/api/utilities',
          'rtk-query/api/apiprovider',
          'rtk-query/api/setuplisteners',
          'rtk-query/api/skiptoken-and-types',
          'rtk-query/api/codegen',
        ],
      },
      {
        label: 'React-Redux',
        items: [
          'react-redux/overview',
          'react-redux/api/provider',
          'react-redux/api/hooks',
          'react-redux/api/connect',
          'react-redux/api/other-exports',
          'react-redux/usage/accessing-the-store',
          'react-redux/usage/how-it-works',
        ],
      },
    ],
  },
  { label: 'Redux Toolkit', items: ['redux-toolkit/overview'] },
]
