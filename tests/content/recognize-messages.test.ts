/** Whatever of a console is pasted, its messages are recognized: those that the installed packages have, in any form. */
import { describe, expect, it, test } from 'vitest'
import { recognizeMessages, type SiteMessage } from '../../src/browser/messages/recognize.ts'
import { codedPackageNames, readErrorCodes } from '../../src/directives/error-codes/error-codes.ts'
import { readFromPackage, readMessages } from '../../src/publish/upgrade/messages.ts'
import { contentPages } from '../support/content-pages.ts'

const { pages } = await contentPages()
const messages: SiteMessage[] = pages.flatMap(({ route, messages }) =>
  messages.map((message) => ({ ...message, route })),
)

const found = (pasted: string) =>
  recognizeMessages(pasted, messages).messages.map(({ message }) => message)

const numbered = codedPackageNames.flatMap((name) => {
  const readPackage = (packageName: string, file: string) => ({
    text: readFromPackage('.', packageName, file),
  })
  const { title, codes } = readErrorCodes(name, readPackage)
  return codes.map(({ code, message }) => ({ id: `${name}-${code}`, title, code, message }))
})

/** A message as an app prints it: with values where the package puts some. */
const withValues = (message: string) => message.replace(/‹[^›]*›|…/g, 'todos/todoAdded')

const inConsole = (
  text: string,
) => `react-dom_client.js?v=1f2e:17987 Download the React DevTools for a better development experience
Uncaught Error: ${text}
    at Object.dispatch (http://localhost:5173/node_modules/.vite/deps/@reduxjs_toolkit.js?v=9a0b1c2d:1234:15)
    at onClick (http://localhost:5173/src/features/todos/Todo.tsx:17:23)
[vite] hot updated: /src/App.tsx`

/** A terminal's colors, and its line breaks in the middle of words. */
const inTerminal = (text: string) =>
  `\u001b[31m× ${text.replace(/(.{37})/g, '$1\n  │ ')}\u001b[39m\n ❯ src/store.test.ts:5:3`

const inOtherQuotes = (text: string) => text.replace(/["'`]/g, '”').toUpperCase()

const forms = { inConsole, inTerminal, inOtherQuotes }

describe.each(Object.entries(forms))('numbered errors, %s', (_, form) => {
  test.each(numbered)('$title error $code: $message', ({ id, message }) => {
    const ids = found(form(withValues(message))).map(({ id }) => id)
    // JavaScript says as much of any function.
    if (message.endsWith('› is not a function')) expect(ids).toEqual([])
    // Some numbers have the same message, and all of them are shown.
    else expect(ids).toContain(id)
  })
})

describe('numbered errors of production builds', () => {
  test.each(numbered)('$title error $code', ({ id, title, code }) => {
    const host = title === 'Redux' ? 'redux.js.org' : 'redux-toolkit.js.org'
    const text = `Minified ${title} error #${code}; visit https://${host}/Errors?code=${code} for the full message or use the non-minified dev environment for full errors. `
    expect(
      found(`Uncaught Error: ${text}\n    at q (index-C1x2.js:9:12)`).map(({ id }) => id),
    ).toEqual([id])
    // A field of one line joins lines.
    expect(found(`${text}at q (index-C1x2.js:9:12)`).map(({ id }) => id)).toEqual([id])
    expect(found(`https://${host}/Errors?code=${code}`).map(({ id }) => id)).toEqual([id])
  })

  test.each([...Array(20).keys()])('Immer nr %i', (number) => {
    const text = `[Immer] minified error nr: ${number}. Full error at: https://bit.ly/3cXEKWf`
    expect(found(text).map(({ codes }) => codes)).toEqual([[`Immer ${number}`]])
  })
})

/** No message, nothing that is printed alone, or too little to tell a message by. */
const isPart = (text: string) =>
  /^(text\/plain|Cannot resolve path|\(See|preloadedState argument|previous state|The entity that|The `selectId`|… (did not return|returned an)|The object returned by|… is not a function)|inified/.test(
    text,
  )

describe.each(Object.entries(forms))('every text of the packages, %s', (_, form) => {
  const texts = readMessages('.').filter(({ text }) => !isPart(text))
  test.each(texts)('$package: $text', ({ text }) => {
    expect(found(form(withValues(text)))).not.toEqual([])
  })
})

it('says the message with the values that were pasted', () => {
  const { messages: recognized } = recognizeMessages(
    'Warning: Unexpected key "drafts" found in previous state received by the reducer. Expected to find one of the known reducer keys instead: "todos", "filters". Unexpected keys will be ignored.',
    messages,
  )
  expect(recognized[0]?.text).toMatch(/^Unexpected key "drafts" found .* ignored$/)
})

it('names numbers of packages that the site does not explain', () => {
  const text = 'Error: Minified React error #31; visit https://react.dev/errors/31?args[]=object'
  expect(recognizeMessages(text, messages)).toEqual({
    messages: [],
    foreign: [{ package: 'React', number: '31', url: 'https://react.dev/errors/31' }],
  })
  expect(recognizeMessages('Error: Minified MUI error #12; visit', messages).foreign).toEqual([
    { package: 'MUI', number: '12', url: null },
  ])
})

it('finds several messages of one console in their order, each once', () => {
  const [store, plain] = [numbered[2], numbered[7]]
  const log = `${inConsole(withValues(plain?.message ?? ''))}\n${inConsole(withValues(store?.message ?? ''))}`
  expect(found(`${log}\n${log}`).map(({ id }) => id)).toEqual(['core-7', 'core-2'])
})

test.each([
  'how to reset the state on logout',
  'createSlice',
  'Error: listen EADDRINUSE: address already in use :::3000',
  'TypeError: x is not a function',
  'npm error code ERESOLVE',
])('recognizes nothing in: %s', (text) => {
  expect(found(text)).toEqual([])
})

it('is quick with long noise', () => {
  expect(found('Selector unknown returned '.repeat(5000))).toEqual([])
  expect(found('[31m'.repeat(20_000))).toEqual([])
})
