import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SharedData, SidebarItem } from '../../src/model/site-data.ts'
import type { PlainPage, Site } from './generators.ts'

/** This site as plain Markdown, from the copies that its build writes beside its pages. */
export async function readPlainSite(outDir: string): Promise<Site> {
  const assets = await readdir(path.join(outDir, 'assets'))
  const dataFile = assets.find((name) => /^site-data\.\w+\.json$/.test(name))
  if (dataFile === undefined) throw new Error(`There is no build in ${outDir}.`)
  const { sidebar }: SharedData = JSON.parse(
    await readFile(path.join(outDir, 'assets', dataFile), 'utf8'),
  )
  const groups = sidebar.flatMap((item) =>
    item.type === 'category' ? [{ label: item.label, routes: routesIn(item.items) }] : [],
  )
  const pages = await Promise.all(
    routesIn(sidebar).map(async (route): Promise<PlainPage> => {
      const file = `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.md`
      const markdown = await readFile(path.join(outDir, file), 'utf8')
      const [, title = route, description = ''] = /^# (.*)\n+(.*)\n/.exec(markdown) ?? []
      return { route, title: title.replace(/[\\`]/g, ''), description, markdown }
    }),
  )
  return { pages, groups, imagesDir: path.join(outDir, '_images') }
}

function routesIn(items: SidebarItem[]): string[] {
  return items.flatMap((item) =>
    item.type === 'page'
      ? [item.route]
      : [...(item.route ? [item.route] : []), ...routesIn(item.items)],
  )
}
