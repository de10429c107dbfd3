import { expect, it } from 'vitest'
import { filterSidebar, flattenSidebar, neighbors, trailTo } from './sidebar-items.ts'
import type { SidebarItem } from './site-data.ts'

const page = (route: string): SidebarItem => ({ type: 'page', route, label: route.slice(1) })
const category = (label: string, items: SidebarItem[]): SidebarItem => ({
  type: 'category',
  label,
  isOpen: false,
  items,
})

const sidebar = [
  category('One', [page('/a'), category('Inner', [page('/b'), page('/c')])]),
  page('/usage/'),
]

it('M1 lists pages in reading order', () => {
  expect(flattenSidebar(sidebar).map(({ route }) => route)).toEqual(['/a', '/b', '/c', '/usage/'])
})

it('O1 finds the categories above a page', () => {
  const trail = trailTo(sidebar, '/c')
  expect(trail?.categories.map(({ label }) => label)).toEqual(['One', 'Inner'])
  expect(trail?.page.label).toBe('c')
  expect(trailTo(sidebar, '/nowhere')).toBeNull()
})

it.each([
  ['/a', undefined, '/b'],
  ['/c', '/b', '/usage/'],
  ['/usage/', '/c', undefined],
  ['/nowhere', undefined, undefined],
])('O2, O3 beside %s stand %s and %s', (route, previous, next) => {
  const found = neighbors(sidebar, route)
  expect([found.previous?.route, found.next?.route]).toEqual([previous, next])
})

it("M7 counts a category's own page as the first of its pages", () => {
  const own: SidebarItem = {
    type: 'category',
    label: 'Own',
    route: '/own',
    isOpen: false,
    items: [page('/own/a')],
  }
  expect(flattenSidebar([own]).map(({ route }) => route)).toEqual(['/own', '/own/a'])
  expect(trailTo([own], '/own')?.categories).toEqual([own])
  expect(trailTo([own], '/own')?.page).toEqual({ type: 'page', route: '/own', label: 'Own' })
})

it('M14 leaves the pages whose label has what is typed, with all that leads to them open', () => {
  const labels = (items: SidebarItem[]): unknown[] =>
    items.map((item) =>
      item.type === 'page' ? item.label : [item.label, item.isOpen, labels(item.items)],
    )
  const own: SidebarItem = {
    type: 'category',
    label: 'Own',
    route: '/own',
    isOpen: false,
    items: [page('/createSlice')],
  }
  const tree = [...sidebar, own]
  expect(labels(filterSidebar(tree, 'b'))).toEqual([['One', true, [['Inner', true, ['b']]]]])
  expect(labels(filterSidebar(tree, 'createsl'))).toEqual([['Own', true, ['createSlice']]])
  expect(labels(filterSidebar(tree, 'own'))).toEqual([['Own', true, []]])
  expect(filterSidebar(tree, 'nothing')).toEqual([])
  expect(filterSidebar(tree, '')).toBe(tree)
})
