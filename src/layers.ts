/** A folder of src, and what its modules may import besides their own layer. */
export type Layer = {
  /** Folder below src. A file belongs to the longest name that its path begins with. */
  name: string
  /** One line for the table in docs/architecture.md. */
  what: string
  runsIn: 'Node' | 'browser' | 'worker' | 'both'
  /**
   * Names of layers, files below src (`server/serving.ts`), or paths outside of src (`/content/`).
   * A layer doesn't include the layers in its subfolders.
   */
  imports: string[]
  /** Packages that may be imported at run time. Layers in Node, and files called `*.node.ts`, may also import `node:` modules. */
  packages: string[]
}

/**
 * Who may import what: the one place that says it. tests/architecture.test.ts compares the real
 * imports with this list, and generates the table and the picture in docs/architecture.md from it.
 *
 * Layers are listed from the bottom to the top: a layer imports only layers above it in this list,
 * so there are no circular imports between layers.
 *
 * - An import is refused: add the layer, file or package to the entry of the importing layer, and
 *   say why in the commit. Imports of types need the layer, but not the package.
 * - An entry is reported as unused: remove it.
 * - After any change: `npx vitest run tests/architecture.test.ts --update`.
 */
export const layers: Layer[] = [
  {
    name: 'model',
    what: 'what all parts agree on: page, settings, routes, redirects, diagnostics',
    runsIn: 'both',
    imports: [],
    packages: ['fastest-levenshtein', 'zod'],
  },
  {
    name: 'styles',
    what: 'design tokens and the styles of bare elements',
    runsIn: 'both',
    imports: [],
    packages: [],
  },
  {
    name: 'system',
    what: 'project root, disk cache, concurrency, printing diagnostics',
    runsIn: 'Node',
    imports: ['model'],
    packages: ['vite'],
  },
  {
    name: 'preferences',
    what: 'choices of the reader, stored and applied before the first paint',
    runsIn: 'browser',
    imports: [],
    packages: ['react'],
  },
  {
    name: 'live',
    what: 'live samples: what pages, the build and the frame agree on',
    runsIn: 'both',
    imports: [],
    packages: [],
  },
  {
    name: 'live/values',
    what: 'shows and compares values as samples state them',
    runsIn: 'both',
    imports: [],
    packages: [],
  },
  {
    name: 'live/compile',
    what: 'makes a sample ready to run: results to check, no types, guards in loops',
    runsIn: 'both',
    imports: [],
    packages: ['acorn', 'sucrase'],
  },
  {
    name: 'live/frame',
    what: 'runs samples in a frame that can reach nothing',
    runsIn: 'browser',
    imports: ['live', 'live/values'],
    packages: [],
  },
  {
    name: 'live/libraries',
    what: 'the packages that live samples import, as the frame loads them',
    runsIn: 'browser',
    imports: [],
    packages: [
      '@reduxjs/toolkit',
      'immer',
      'react',
      'react-dom',
      'react-redux',
      'redux',
      'redux-saga',
      'redux-thunk',
      'redux-undo',
      'reselect',
    ],
  },
  {
    name: 'live/page',
    what: 'the controls below a live sample, and what came out of it',
    runsIn: 'browser',
    imports: ['live'],
    packages: [],
  },
  {
    name: 'components',
    what: 'React parts that directives and the site share',
    runsIn: 'both',
    imports: ['preferences', 'live/page'],
    packages: ['react'],
  },
  {
    name: 'deferred-layout',
    what: 'long pages, laid out from the top',
    runsIn: 'both',
    imports: ['model'],
    packages: [],
  },
  {
    name: 'compiler',
    what: 'one Markdown file in, one `Page` out',
    runsIn: 'Node',
    imports: ['model', 'live', 'live/compile', 'deferred-layout/limits.ts'],
    packages: [
      '@swc/wasm-typescript',
      'diff',
      'fastest-levenshtein',
      'github-slugger',
      'hast-util-to-html',
      'image-size',
      'mdast-util-directive',
      'mdast-util-to-markdown',
      'mdast-util-to-string',
      'micromark-extension-directive',
      'prettier',
      'remark-frontmatter',
      'remark-gfm',
      'remark-parse',
      'remark-rehype',
      'rolldown',
      'shiki',
      'unified',
      'unist-util-visit',
      'yaml',
      'zod',
    ],
  },
  {
    name: 'directives',
    what: 'what authors write as `:::name`, a folder each',
    runsIn: 'both',
    imports: ['model', 'compiler', 'components', 'preferences'],
    packages: ['react', 'react-dom', 'zod'],
  },
  {
    name: 'examples',
    what: 'puts together, checks and packs the applications of the tutorials',
    runsIn: 'Node',
    imports: [
      'model',
      'system',
      'compiler/code/region.ts',
      'compiler/directive.ts',
      '/scripts/chromium.mjs',
    ],
    packages: ['@playwright/test', '@vitejs/plugin-react', 'fflate', 'vite'],
  },
  {
    name: 'site-compiler',
    what: 'compiles all pages on all cores, caches them, checks them together',
    runsIn: 'Node',
    imports: ['model', 'system', 'compiler', 'directives', 'examples'],
    packages: ['tinypool', 'yaml', 'zod'],
  },
  {
    name: 'samples',
    what: 'checks the code samples: types, results, announced errors',
    runsIn: 'Node',
    imports: ['model', 'system', 'live/compile', 'live/values', 'compiler', 'site-compiler'],
    packages: ['happy-dom', 'vite'],
  },
  {
    name: 'tutorial-steps',
    what: 'plays tutorials step by step, as a reader types them',
    runsIn: 'Node',
    imports: ['model', 'system', 'compiler', 'examples'],
    packages: ['diff', 'mdast-util-to-string'],
  },
  {
    name: 'preview',
    what: 'link preview images',
    runsIn: 'Node',
    imports: ['system', 'styles'],
    packages: ['@resvg/resvg-js', 'satori', 'tinypool', 'tsx'],
  },
  {
    name: 'server',
    what: 'the production static server; headers and redirects for other hosts',
    runsIn: 'Node',
    imports: ['model', 'system/list-files.ts'],
    packages: ['zod'],
  },
  {
    name: 'analytics',
    what: 'counts page views',
    runsIn: 'browser',
    imports: ['model'],
    packages: [],
  },
  {
    name: 'router',
    what: 'navigation, prefetch, progress bar',
    runsIn: 'browser',
    imports: ['model'],
    packages: ['react'],
  },
  {
    name: 'offline',
    what: 'what is cached for reading offline, and the saved copy of the site',
    runsIn: 'both',
    imports: [],
    packages: [],
  },
  {
    name: 'offline/worker',
    what: 'the service worker',
    runsIn: 'worker',
    imports: ['model', 'offline'],
    packages: ['workbox-core', 'workbox-routing', 'workbox-strategies'],
  },
  {
    name: 'search',
    what: 'the interface of search engines',
    runsIn: 'both',
    imports: [],
    packages: [],
  },
  {
    name: 'search/local',
    what: 'the search engine of the site itself: an index, searched in a worker',
    runsIn: 'both',
    imports: ['model', 'search'],
    packages: ['minisearch'],
  },
  {
    name: 'search/algolia',
    what: 'the hosted search engine: client and upload',
    runsIn: 'both',
    imports: [
      'model',
      'search',
      'search/local/index-data.ts',
      'preferences/version-preference.ts',
      '/content/',
    ],
    packages: ['algoliasearch'],
  },
  {
    name: 'search/dialog',
    what: 'the search dialog, and the choice of an engine',
    runsIn: 'browser',
    imports: [
      'model',
      'search',
      'search/local/client.ts',
      'search/algolia/client.ts',
      'preferences',
      '/content/',
    ],
    packages: ['react'],
  },
  {
    name: 'site',
    what: 'what a reader sees around the article, and the standalone pages',
    runsIn: 'both',
    imports: [
      'model',
      'styles',
      'components',
      'directives',
      'preferences',
      'router',
      'deferred-layout/deferred-layout.css',
      'search',
      'search/dialog',
      'offline',
      '/content/',
    ],
    packages: ['react'],
  },
  {
    name: 'entries',
    what: 'where each environment starts; nothing imports an entry',
    runsIn: 'both',
    imports: [
      'model',
      'styles',
      'components',
      'directives',
      'preferences',
      'router',
      'deferred-layout',
      'analytics',
      'search/local',
      'offline',
      'offline/worker',
      'live/frame',
      'site',
      '/content/',
    ],
    packages: ['react', 'react-dom'],
  },
  {
    name: 'publish',
    what: 'bundles, prerenders, compresses and writes the site; the development server; commands',
    runsIn: 'Node',
    imports: [
      'model',
      'system',
      'live',
      'live/compile',
      'compiler',
      'directives',
      'site-compiler',
      'samples',
      'examples',
      'preview',
      'search/local',
      'search/algolia',
      'server/serving.ts',
      'server/hosts/host-files.ts',
      'offline/release.ts',
      'offline/document-files.ts',
      'offline/manifest.ts',
    ],
    packages: ['@vitejs/plugin-react', 'algoliasearch', 'sitemap', 'vite'],
  },
]
