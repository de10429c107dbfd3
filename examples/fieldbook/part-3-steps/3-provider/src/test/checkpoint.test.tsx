import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from './renderApp'

test('the journal has its heading', () => {
  renderApp('/')
  expect(screen.getByRole('heading', { name: 'Journal' })).toBeTruthy()
})

test('an unknown address says that the page was not found', () => {
  renderApp('/nowhere')
  expect(
    screen.getByRole('heading', { name: 'This page was not found' }),
  ).toBeTruthy()
})
