import { expect, test } from 'vitest'
import { reportUrl } from './report.ts'

const versions = {
  '@reduxjs/toolkit': '2.14.0',
  react: '19.2.3',
  redux: '5.0.1',
  reselect: '5.3.0',
}

test('Z25: a bug report names the versions of the packages that the site documents', () => {
  const { url } = reportUrl('https://bugs.test/new', 'https://docs.test/playground#1.a', versions)
  const body = new URL(url).searchParams.get('body')
  expect(body).toContain('https://docs.test/playground#1.a')
  expect(body).toMatch(/\n\n- redux 5.0.1\n- @reduxjs\/toolkit 2.14.0\n- react 19.2.3\n$/)
})
