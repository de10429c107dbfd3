import { expect, it } from 'vitest'
import * as site from '#content/site.ts'
import { activeItem } from './active-item.ts'

it.each([
  ['/faq', 'FAQ'],
  ['/faq/actions', 'FAQ'],
  ['/FAQ/Actions', 'FAQ'],
  ['/faqs', undefined],
  ['/introduction/', 'Getting Started'],
  ['/introduction/getting-started', 'Getting Started'],
  ['/tutorials/videos', 'Tutorial'],
  ['/usage/', 'Usage Guide'],
  ['/rtk-query/usage/queries', 'Usage Guide'],
  ['/react-redux/usage/how-it-works', 'API'],
  ['/api/store', 'API'],
  ['/redux-toolkit/api/createslice', 'API'],
  ['/rtk-query/overview', 'API'],
  ['/react-redux/api/hooks', 'API'],
  ['/style-guide/', 'Best Practices'],
  ['/', undefined],
  ['/errors', undefined],
])('G4, G5 on %s marks %s', (route, label) => {
  expect(activeItem(site.navbar, route)?.label).toBe(label)
})
