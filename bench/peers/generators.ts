import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A page of the site in a form that every generator can read: plain Markdown and a route. */
export type PlainPage = {
  route: string
  title: string
  description: string
  markdown: string
}

type SidebarGroup = { label: string; routes: string[] }

export type Site = { pages: PlainPage[]; groups: SidebarGroup[]; imagesDir: string }

export type Generator = {
  name: string
  /** What npm installs. */
  packages: string[]
  /** The major version of Node that it needs, if this project's is too old. */
  node?: number
  /** Versions of indirect packages that a registry may lack. */
  overrides?: { [name: string]: string }
  /** Module type in the folder's package.json. */
  type: 'module' | 'commonjs'
  /** Writes settings and pages into the folder with the packages. */
  write(folder: string, site: Site): Promise<void>
  command: string[]
  /** Folder of the output, and those of caches, which are removed before a cold build. */
  output: string
  caches: string[]
}

const json = JSON.stringify

const titled = ({ title, description }: PlainPage) => ({ title, description })

/** Writes all pages below `folder`, each with the front matter that `matter` gives it. */
async function writePages(
  folder: string,
  { pages, imagesDir }: Site,
  publicDir: string,
  {
    matter = titled,
    body = (markdown) => markdown,
  }: {
    matter?: (page: PlainPage) => { [key: string]: string }
    body?: (markdown: string) => string
  } = {},
): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  for (const page of pages) {
    const file = path.join(folder, fileOf(page.route))
    const lines = Object.entries(matter(page)).map(([key, value]) => `${key}: ${json(value)}`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, `---\n${lines.join('\n')}\n---\n\n${body(page.markdown)}`)
  }
  await cp(imagesDir, path.join(publicDir, '_images'), { recursive: true })
}

const fileOf = (route: string) => `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.md`

/** The page's own heading, for generators that render the title themselves. */
const withoutTitle = (markdown: string) => markdown.replace(/^# .*\n/, '')

export const generators: Generator[] = [
  {
    name: 'VitePress',
    packages: ['vitepress@1', 'vue@3'],
    type: 'module',
    command: ['vitepress', 'build'],
    output: '.vitepress/dist',
    caches: ['.vitepress/cache', 'node_modules/.vite'],
    async write(folder, site) {
      const sidebar = sidebarOf(site, 'text')
      await writePages(path.join(folder, 'docs'), site, path.join(folder, 'docs/public'))
      await mkdir(path.join(folder, '.vitepress'), { recursive: true })
      await writeFile(
        path.join(folder, '.vitepress/config.mjs'),
        `export default {
  srcDir: 'docs', title: 'Redux', cleanUrls: true, ignoreDeadLinks: true, lastUpdated: false,
  themeConfig: { sidebar: ${json(sidebar)}, search: { provider: 'local' } },
  markdown: { config: (md) => { md.options.html = false } },
}\n`,
      )
    },
  },
  {
    name: 'Docusaurus',
    packages: [
      '@docusaurus/core@3',
      '@docusaurus/preset-classic@3',
      '@docusaurus/faster@3',
      'react@19',
      'react-dom@19',
    ],
    overrides: { '@docsearch/core': '4.7.0' },
    type: 'commonjs',
    command: ['docusaurus', 'build'],
    output: 'build',
    caches: ['.docusaurus', 'node_modules/.cache'],
    async write(folder, site) {
      await writePages(path.join(folder, 'docs'), site, path.join(folder, 'static'), {
        matter: (page) => ({ ...titled(page), slug: page.route }),
      })
      const sidebar = site.groups.map(({ label, routes }) => ({
        type: 'category',
        label,
        collapsed: true,
        items: routes.map((route) => fileOf(route).slice(0, -3)),
      }))
      await writeFile(
        path.join(folder, 'sidebars.js'),
        `module.exports = { docs: ${json(sidebar)} }\n`,
      )
      await writeFile(
        path.join(folder, 'docusaurus.config.js'),
        `module.exports = {
  title: 'Redux', url: 'https://redux.example', baseUrl: '/', onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  future: { v4: true, faster: true },
  markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false, pages: false }]],
}\n`,
      )
    },
  },
  {
    name: 'Rspress',
    packages: ['@rspress/core@2'],
    overrides: {
      'mdast-util-to-markdown-cjk-friendly': '1.0.0',
      'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0',
    },
    type: 'module',
    command: ['rspress', 'build'],
    output: 'doc_build',
    caches: ['node_modules/.cache', '.cache'],
    async write(folder, site) {
      await writePages(path.join(folder, 'docs'), site, path.join(folder, 'docs/public'))
      const sidebar = sidebarOf(site, 'text')
      await writeFile(
        path.join(folder, 'rspress.config.mjs'),
        `export default {
  root: 'docs', title: 'Redux',
  route: { cleanUrls: true }, markdown: { link: { checkDeadLinks: false } },
  themeConfig: { sidebar: { '/': ${json(sidebar)} } },
}\n`,
      )
    },
  },
  {
    name: 'Starlight',
    packages: ['@astrojs/starlight@0.42', 'astro@7'],
    node: 22,
    type: 'module',
    command: ['astro', 'build'],
    output: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    async write(folder, site) {
      await writePages(path.join(folder, 'src/content/docs'), site, path.join(folder, 'public'), {
        body: withoutTitle,
      })
      await writeFile(
        path.join(folder, 'src/content.config.ts'),
        `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }\n`,
      )
      const sidebar = sidebarOf(site, 'label')
      await writeFile(
        path.join(folder, 'astro.config.mjs'),
        `import starlight from '@astrojs/starlight'
export default { site: 'https://redux.example', integrations: [starlight({ title: 'Redux', sidebar: ${json(sidebar)} })] }\n`,
      )
    },
  },
  {
    name: 'Fumadocs',
    packages: [
      'fumadocs-ui@16',
      'fumadocs-core@16',
      'fumadocs-mdx@15',
      'next@16',
      'react@19.2',
      'react-dom@19.2',
      'tailwindcss@4',
      '@tailwindcss/postcss@4',
      'typescript@5',
      '@types/react@19.2',
      '@types/node@22',
      '@types/mdx@2',
    ],
    overrides: { zbsearch: '4.0.0' },
    node: 22,
    type: 'module',
    command: ['next', 'build'],
    output: 'out',
    caches: ['.next', '.source', 'node_modules/.cache'],
    async write(folder, site) {
      await writePages(path.join(folder, 'content/docs'), site, path.join(folder, 'public'), {
        body: withoutTitle,
      })
      for (const [name, text] of Object.entries(fumadocsFiles)) {
        await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
        await writeFile(path.join(folder, name), text)
      }
    },
  },
]

/** The least that a static site of Fumadocs consists of, with the search that comes with it. */
const fumadocsFiles = {
  'next.config.mjs': `import { createMDX } from 'fumadocs-mdx/next'
export default createMDX()({ output: 'export', images: { unoptimized: true } })\n`,
  'postcss.config.mjs': `export default { plugins: { '@tailwindcss/postcss': {} } }\n`,
  'tsconfig.json': json({
    compilerOptions: {
      target: 'ESNext',
      lib: ['dom', 'dom.iterable', 'esnext'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      esModuleInterop: true,
      isolatedModules: true,
      resolveJsonModule: true,
      plugins: [{ name: 'next' }],
    },
    include: ['**/*.ts', '**/*.tsx'],
    exclude: ['node_modules'],
  }),
  'lib/source.ts': `import { loader } from 'fumadocs-core/source'
import { metaSchema, pageSchema } from 'fumadocs-core/source/schema'
import { defineDocs } from 'fumadocs-mdx/macro'
const docs = defineDocs({ dir: 'content/docs', docs: { schema: pageSchema }, meta: { schema: metaSchema } })
export const source = loader({ baseUrl: '/', source: docs.toFumadocsSource() })\n`,
  'app/global.css': `@import 'tailwindcss';
@import 'fumadocs-ui/css/neutral.css';
@import 'fumadocs-ui/css/preset.css';\n`,
  'app/layout.tsx': `import type { ReactNode } from 'react'
import { DocsLayout } from 'fumadocs-ui/layouts/docs'
import { Provider } from '../components/provider'
import { source } from '../lib/source'
import './global.css'
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <Provider>
          <DocsLayout tree={source.getPageTree()} nav={{ title: 'Redux' }}>{children}</DocsLayout>
        </Provider>
      </body>
    </html>
  )
}\n`,
  'components/provider.tsx': `'use client'
import type { ReactNode } from 'react'
import { useDocsSearch } from 'fumadocs-core/search/client'
import { staticClient } from 'fumadocs-core/search/client/orama-static'
import {
  SearchDialog, SearchDialogContent, SearchDialogHeader, SearchDialogInput, SearchDialogList, SearchDialogOverlay, type SharedProps,
} from 'fumadocs-ui/components/dialog/search'
import { RootProvider } from 'fumadocs-ui/provider/next'
function Search(props: SharedProps) {
  const { search, setSearch, query } = useDocsSearch({ client: staticClient({}) })
  return (
    <SearchDialog search={search} onSearchChange={setSearch} isLoading={query.isLoading} {...props}>
      <SearchDialogOverlay />
      <SearchDialogContent>
        <SearchDialogHeader><SearchDialogInput /></SearchDialogHeader>
        <SearchDialogList items={query.data !== 'empty' ? query.data : null} />
      </SearchDialogContent>
    </SearchDialog>
  )
}
export function Provider({ children }: { children: ReactNode }) {
  return <RootProvider search={{ SearchDialog: Search }}>{children}</RootProvider>
}\n`,
  'app/api/search/route.ts': `import { createFromSource } from 'fumadocs-core/search/server'
import { source } from '../../../lib/source'
export const revalidate = false
export const { staticGET: GET } = createFromSource(source)\n`,
  'app/[[...slug]]/page.tsx': `import { DocsBody, DocsDescription, DocsPage, DocsTitle } from 'fumadocs-ui/layouts/docs/page'
import defaultMdxComponents from 'fumadocs-ui/mdx'
import { notFound } from 'next/navigation'
import { source } from '../../lib/source'
type Props = { params: Promise<{ slug?: string[] }> }
async function pageOf({ params }: Props) {
  return source.getPage((await params).slug) ?? notFound()
}
export default async function Page(props: Props) {
  const { body: Body, toc, title, description } = (await pageOf(props)).data
  return (
    <DocsPage toc={toc}>
      <DocsTitle>{title}</DocsTitle>
      <DocsDescription>{description}</DocsDescription>
      <DocsBody><Body components={defaultMdxComponents} /></DocsBody>
    </DocsPage>
  )
}
export const generateStaticParams = () => source.generateParams()
export async function generateMetadata(props: Props) {
  const { title, description } = (await pageOf(props)).data
  return { title, description }
}\n`,
}

/** The groups with their pages; `key` is what the generator calls a label. */
function sidebarOf({ pages, groups }: Site, key: 'text' | 'label') {
  const titles = new Map(pages.map(({ route, title }) => [route, title]))
  return groups.map(({ label, routes }) => ({
    [key]: label,
    items: routes.map((link) => ({ [key]: titles.get(link) ?? link, link })),
  }))
}
