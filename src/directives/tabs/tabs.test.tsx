import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'

import { beforeEach, expect, it, vi } from 'vitest'
import type { TabsProps } from './definition.ts'
import { Tabs } from './tabs.tsx'

const labels: { [value: string]: string } = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm' }
let groups = 0
let group: string

beforeEach(() => {
  // Stored choices last as long as the page, so each test has its own group.
  group = `group-${++groups}`
  localStorage.clear()
  history.replaceState(null, '', '/page?other=1#part')
})
function props(values: string[], more: Partial<TabsProps> = {}) {
  return {
    ...more,
    tabs: values.map((value) => ({
      value,
      label: labels[value] ?? value,
      isDefault: value === 'yarn',
    })),
    children: values.map((value) => (
      <p key={value}>
        {`Use ${value}. `}
        <a id={`link-${value}`} href="#x">
          Linked text
        </a>
      </p>
    )),
  }
}

const all = ['npm', 'yarn', 'pnpm']
const selected = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent)

it('L2 is prerendered with the default tab, else the first', () => {
  localStorage.setItem(`docusaurus.tab.${group}`, 'pnpm')
  const html = renderToString(<Tabs {...props(all, { group })} />)
  expect(html).toMatch(/aria-selected="true"[^>]*>Yarn</)
  expect(renderToString(<Tabs {...props(['npm', 'pnpm'])} />)).toMatch(
    /aria-selected="true"[^>]*>npm</,
  )
})

it('L9 is prerendered with the text of every panel under its label', () => {
  const html = renderToString(<Tabs {...props(all)} />)
  for (const value of all) {
    expect(html).toContain(`<p class="tabs-panel-label">${labels[value]}</p>`)
    expect(html).toContain(`Use ${value}.`)
  }
})

it('L2 shows the stored tab once script runs', () => {
  localStorage.setItem(`docusaurus.tab.${group}`, 'pnpm')
  render(<Tabs {...props(all, { group })} />)
  expect(selected()).toEqual(['pnpm'])
})

it('L2 ignores and keeps a stored value that the set does not have', () => {
  localStorage.setItem(`docusaurus.tab.${group}`, 'nope')
  render(<Tabs {...props(all, { group })} />)
  expect(selected()).toEqual(['Yarn'])
  expect(localStorage.getItem(`docusaurus.tab.${group}`)).toBe('nope')
})

it('L1, L3 choosing stores the value and switches the sets of the group that have it', async () => {
  render(<Tabs {...props(all, { group })} />)
  render(<Tabs {...props(all, { group })} />)
  render(<Tabs {...props(['npm', 'yarn'], { group })} />)
  await userEvent.click(screen.getAllByRole('tab', { name: 'pnpm' })[1] as Element)
  expect(selected()).toEqual(['pnpm', 'pnpm', 'Yarn'])
  expect(localStorage.getItem(`docusaurus.tab.${group}`)).toBe('pnpm')
})

it('L1 a set without a group stores nothing and stays alone', async () => {
  render(<Tabs {...props(all)} />)
  render(<Tabs {...props(all)} />)
  await userEvent.click(screen.getAllByRole('tab', { name: 'pnpm' })[0] as Element)
  expect(selected()).toEqual(['pnpm', 'Yarn'])
  expect(localStorage.length).toBe(0)
})

it('X5 switches all sets of a group while storage throws', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<Tabs {...props(all, { group })} />)
  render(<Tabs {...props(all, { group })} />)
  await userEvent.click(screen.getAllByRole('tab', { name: 'pnpm' })[0] as Element)
  expect(selected()).toEqual(['pnpm', 'pnpm'])
})

it('L5 the URL parameter wins over storage, and a choice replaces it', async () => {
  history.replaceState(null, '', '/page?pm=npm&other=1#part')
  localStorage.setItem(`docusaurus.tab.${group}`, 'pnpm')
  const { length } = history
  render(<Tabs {...props(all, { group, queryParam: 'pm' })} />)
  expect(selected()).toEqual(['npm'])
  await userEvent.click(screen.getByRole('tab', { name: 'Yarn' }))
  expect(location.search + location.hash).toBe('?pm=yarn&other=1#part')
  expect(history.length).toBe(length)
})

it('L5 follows the parameter when the reader goes back', () => {
  render(<Tabs {...props(all, { queryParam: 'pm' })} />)
  history.replaceState(null, '', '/page?pm=pnpm')
  act(() => {
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(selected()).toEqual(['pnpm'])
})

it('L6 ties each tab to its panel and keeps only the selected one in the Tab order', () => {
  render(<Tabs {...props(all)} />)
  const tabs = within(screen.getByRole('tablist')).getAllByRole('tab')
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
  for (const tab of tabs) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    expect(panel?.role ?? panel?.getAttribute('role')).toBe('tabpanel')
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id)
    expect(panel?.hidden).toBe(tab.getAttribute('aria-selected') === 'false')
  }
})

it('L7 arrows move focus round the ends, Home and End go to them, Enter and Space select', async () => {
  render(<Tabs {...props(all)} />)
  const user = userEvent.setup()
  const focused = () => document.activeElement?.textContent
  await user.tab()
  expect(focused()).toBe('Yarn')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('pnpm')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('npm')
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('pnpm')
  await user.keyboard('{Home}')
  expect(focused()).toBe('npm')
  expect(selected()).toEqual(['Yarn'])
  await user.keyboard('{Enter}')
  expect(selected()).toEqual(['npm'])
  await user.keyboard('{End} ')
  expect(selected()).toEqual(['pnpm'])
})

it('F9 shows the panel that holds what must be seen, without storing it', () => {
  render(<Tabs {...props(all, { group })} />)
  act(() => {
    document.getElementById('link-npm')?.dispatchEvent(new CustomEvent('reveal', { bubbles: true }))
  })
  expect(selected()).toEqual(['npm'])
  expect(localStorage.length).toBe(0)
})
