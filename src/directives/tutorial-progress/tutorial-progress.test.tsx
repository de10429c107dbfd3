import { existsSync, readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { sidebar } from '#content/sidebar.ts'
import tutorials from '#content/tutorials.json'
import { TutorialProgress } from './tutorial-progress.tsx'

it('links the eight parts in order and marks the one that is open', () => {
  render(<TutorialProgress part={3} {...tutorials.fundamentals} />)
  const list = screen.getByRole('navigation', { name: 'Parts of Redux Fundamentals' })
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => link.textContent).slice(0, 2)).toEqual([
    '1 Your first store',
    '2 Terms and data flow',
  ])
  expect(links).toHaveLength(8)
  expect(links[3]?.getAttribute('href')).toBe('/tutorials/fundamentals/part-4-store')
  expect(links.filter((link) => link.getAttribute('aria-current') === 'step')).toEqual([links[2]])
})

it('says in words how far the reader is', () => {
  render(<TutorialProgress part={8} {...tutorials.essentials} />)
  expect(screen.getByText('Redux Essentials, part 8 of 8')).toBeTruthy()
})

describe.each(Object.entries(tutorials))('%s', (_tutorial, { name, parts }) => {
  const ids = parts.map(({ path }) => path.slice(1))

  test('The parts are those of the sidebar', () => {
    const groups = sidebar.flatMap((group) => (typeof group === 'string' ? [] : group.items))
    const group = groups.find((item) => typeof item === 'object' && item.label === name)
    expect(group).toMatchObject({ items: ids })
  })

  test('The titles are those of the pages', () => {
    for (const [index, id] of ids.entries()) {
      const page = `content/docs/${id}.md`
      if (!existsSync(page)) continue
      const label = /^label: (["']?)(.*)\1$/m.exec(readFileSync(page, 'utf8'))?.[2]
      expect(label).toBe(`${index + 1}. ${parts[index]?.title}`)
    }
  })
})
