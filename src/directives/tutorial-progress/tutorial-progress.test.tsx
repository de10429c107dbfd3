import { existsSync, readFileSync } from 'node:fs'
import { act, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { sidebar } from '#content/sidebar.ts'
import tutorials from '#content/tutorials.json'
import { TutorialCard, TutorialProgress } from './tutorial-progress.tsx'

const { essentials, fundamentals } = tutorials

/** Reports to the component whether the last line of the page is visible. */
let seeLastLine: () => void

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listen: (entries: { isIntersecting: boolean }[]) => void) {
        seeLastLine = () => listen([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

const progress = (part: number) => (
  <div className="prose">
    <TutorialProgress tutorial="fundamentals" part={part} {...fundamentals} />
    <p>The last line.</p>
  </div>
)

const partLinks = () => {
  const list = screen.getByRole('navigation', { name: 'Parts of Redux Fundamentals' })
  return within(list).getAllByRole('link')
}

it('links the eight parts in order and marks the one that is open', () => {
  render(progress(3))
  const links = partLinks()
  expect(links.map((link) => link.textContent).slice(0, 2)).toEqual([
    '1 Your first store',
    '2 Terms and data flow',
  ])
  expect(links).toHaveLength(8)
  expect(links[3]?.getAttribute('href')).toBe('/tutorials/fundamentals/part-4-store')
  expect(links.filter((link) => link.getAttribute('aria-current') === 'step')).toEqual([links[2]])
})

it('says in words where the reader is, and how long the part takes', () => {
  render(progress(8))
  expect(screen.getByText(/Part 8 of 8 · about 60 minutes/)).toBeTruthy()
})

it('P17 remembers a part whose last line was seen, and names it done', () => {
  const first = render(progress(3))
  expect(localStorage.getItem('tutorial-fundamentals')).toBeNull()
  act(() => seeLastLine())
  expect(localStorage.getItem('tutorial-fundamentals')).toBe('3')
  expect(partLinks()[2]?.textContent).toBe('3 State, actions, reducers, done')
  first.unmount()
  render(progress(4))
  act(() => seeLastLine())
  expect(localStorage.getItem('tutorial-fundamentals')).toBe('3,4')
})

it.each([
  ['', 'Start', 1],
  ['1,2', 'Continue with part 3', 3],
  ['2,8', 'Start', 1],
  ['1,2,3,4,5,6,7,8', 'Start', 1],
  ['nothing', 'Start', 1],
])('P17 a card goes on with the first part that is not done: %j', (stored, label, part) => {
  if (stored) localStorage.setItem('tutorial-essentials', stored)
  render(
    <TutorialCard tutorial="essentials" hours={6} {...essentials}>
      Build a journal.
    </TutorialCard>,
  )
  const link = screen.getByRole('link', { name: label })
  expect(link.getAttribute('href')).toBe(essentials.parts[part - 1]?.path)
  expect(screen.getByText('8 parts · about 6 hours')).toBeTruthy()
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
