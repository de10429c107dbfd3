import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import type { SidebarItem } from '../../model/site-data.ts'
import { SidebarTree } from './sidebar-tree.tsx'

const page = (route: string, label: string): SidebarItem => ({ type: 'page', route, label })

const items: SidebarItem[] = [
  { type: 'category', label: 'One', isOpen: false, items: [page('/a', 'A'), page('/b', 'B')] },
  { type: 'category', label: 'Two', isOpen: true, items: [page('/c', 'C')] },
  {
    type: 'category',
    label: 'Three',
    isOpen: false,
    items: [{ type: 'category', label: 'Inner', isOpen: false, items: [page('/d', 'D')] }],
  },
]

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  HTMLElement.prototype.getAnimations = () => []
})

const isOpen = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true'

it('M4, M12 is prerendered with every link, and open above the page shown', () => {
  const html = renderToString(<SidebarTree items={items} route="/d" />)
  const prerendered = new DOMParser().parseFromString(html, 'text/html')
  expect(prerendered.querySelectorAll('.sidebar-link')).toHaveLength(4)
  const open = [...prerendered.querySelectorAll('[aria-expanded=true]')]
  expect(open.map((category) => category.textContent)).toEqual(['Two', 'Three', 'Inner'])
  expect(prerendered.querySelectorAll('[aria-current=page]')).toHaveLength(1)
})

it('M4 leaves closed categories of a very long tree to the page they lead to, and renders them once opened', () => {
  const many = (name: string): SidebarItem => ({
    type: 'category',
    label: name,
    isOpen: false,
    items: Array.from({ length: 200 }, (_, index) => page(`/${name}/${index}`, `${name} ${index}`)),
  })
  const long = [many('one'), many('two')]
  const html = renderToString(<SidebarTree items={long} route="/two/7" />)
  const prerendered = new DOMParser().parseFromString(html, 'text/html')
  expect(prerendered.querySelectorAll('.sidebar-link')).toHaveLength(200)
  expect(prerendered.querySelector('a.sidebar-category')?.getAttribute('href')).toBe('/one/0')

  render(<SidebarTree items={long} route="/two/7" />)
  fireEvent.click(screen.getByRole('button', { name: 'one' }))
  expect(screen.getByRole('link', { name: 'one 199' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'one' }))
  expect(document.querySelectorAll('.sidebar-link')).toHaveLength(400)
})

it('M6 has categories that lead to their first page until script is at work', () => {
  const html = renderToString(<SidebarTree items={items} route="/a" />)
  const prerendered = new DOMParser().parseFromString(html, 'text/html')
  const hrefs = [...prerendered.querySelectorAll('a.sidebar-category')].map((link) =>
    link.getAttribute('href'),
  )
  expect(hrefs).toEqual(['/a', '/c', '/d', '/d'])
})

it('M5 opens and closes a category and leaves the others alone', () => {
  render(<SidebarTree items={items} route="/c" />)
  fireEvent.click(screen.getByRole('button', { name: 'One' }))
  expect([isOpen('One'), isOpen('Two')]).toEqual([true, true])
  fireEvent.click(screen.getByRole('button', { name: 'Two' }))
  expect([isOpen('One'), isOpen('Two')]).toEqual([true, false])
  expect(screen.queryByRole('link', { name: 'C' })).toBeNull()
})

it('M8, M9 opens what leads to the next page, and keeps what was open', () => {
  const { rerender } = render(<SidebarTree items={items} route="/a" />)
  rerender(<SidebarTree items={items} route="/d" />)
  expect([isOpen('One'), isOpen('Three'), isOpen('Inner')]).toEqual([true, true, true])
  fireEvent.click(screen.getByRole('button', { name: 'One' }))
  rerender(<SidebarTree items={items} route="/b" />)
  expect(isOpen('One')).toBe(true)
})

it('M7 a category with a page opens on it, toggles there, and has a caret of its own', () => {
  const own: SidebarItem = {
    type: 'category',
    label: 'Own',
    route: '/own',
    isOpen: false,
    items: [page('/own/a', 'A')],
  }
  const { rerender } = render(<SidebarTree items={[own, page('/z', 'Z')]} route="/z" />)
  const link = screen.getByRole('link', { name: 'Own' })
  expect(link.getAttribute('href')).toBe('/own')
  expect(isOpen("Expand sidebar category 'Own'")).toBe(false)

  rerender(<SidebarTree items={[own, page('/z', 'Z')]} route="/own" />)
  expect(link.getAttribute('aria-current')).toBe('page')
  expect(isOpen("Collapse sidebar category 'Own'")).toBe(true)
  fireEvent.click(link)
  expect(isOpen("Expand sidebar category 'Own'")).toBe(false)
  fireEvent.click(screen.getByRole('button'))
  expect(isOpen("Collapse sidebar category 'Own'")).toBe(true)
})

it('M9 opens what the reader had open before, and forgets what they close', () => {
  const { unmount } = render(<SidebarTree items={items} route="/c" />)
  fireEvent.click(screen.getByRole('button', { name: 'One' }))
  fireEvent.click(screen.getByRole('button', { name: 'Three' }))
  fireEvent.click(screen.getByRole('button', { name: 'Three' }))
  unmount()
  render(<SidebarTree items={items} route="/c" />)
  expect([isOpen('One'), isOpen('Three')]).toEqual([true, false])
})

it('M13 says which labels are names of code, and which of them are deprecated', () => {
  const kinds: SidebarItem[] = [
    { type: 'page', route: '/a', label: 'compose', kind: 'code' },
    { type: 'page', route: '/b', label: 'createStore', kind: 'deprecated' },
    page('/c', 'Types'),
  ]
  render(<SidebarTree items={kinds} route="/c" />)
  const shown = screen.getAllByRole('link').map(({ dataset }) => dataset.kind)
  expect(shown).toEqual(['code', 'deprecated', undefined])
})
