import { expect, test } from 'vitest'
import { isComposing, isShortcut } from './keys.ts'

const press = (key: string, code: string, more: Partial<KeyboardEvent> = {}) => ({
  ...{ ctrlKey: true, metaKey: false, shiftKey: false, altKey: false },
  ...{ isComposing: false, keyCode: 0 },
  key,
  code,
  ...more,
})

test.each([
  ['k', 'KeyK', 'English'],
  ['K', 'KeyK', 'with Caps Lock'],
  ['k', 'KeyV', 'Dvorak'],
  ['л', 'KeyK', 'Russian'],
  ['Л', 'KeyK', 'Russian with Caps Lock'],
  ['κ', 'KeyK', 'Greek'],
  ['ל', 'KeyK', 'Hebrew'],
  ['ن', 'KeyK', 'Arabic'],
  ['ㅏ', 'KeyK', 'Hangul'],
  ['า', 'KeyK', 'Thai'],
  ['क', 'KeyK', 'Hindi'],
  ['Process', 'KeyK', 'an input method'],
  ['Unidentified', 'KeyK', 'a key without a name'],
])('Ctrl + K is heard: %s at %s, %s', (key, code) => {
  expect(isShortcut(press(key, code), 'k')).toBe(true)
  expect(isShortcut(press(key, code, { ctrlKey: false, metaKey: true }), 'k')).toBe(true)
})

test.each([
  ['t', 'KeyK', {}, 'the key of K in Dvorak'],
  ['ç', 'KeyK', {}, 'a Latin letter with a mark'],
  [';', 'KeyK', {}, 'punctuation'],
  ['л', 'KeyD', {}, 'a Russian letter elsewhere'],
  ['k', 'KeyK', { ctrlKey: false }, 'K alone'],
  ['K', 'KeyK', { shiftKey: true }, 'Ctrl + Shift + K'],
  ['k', 'KeyK', { altKey: true }, 'Ctrl + Alt + K'],
  ['˚', 'KeyK', { ctrlKey: false, metaKey: true, altKey: true }, 'Cmd + Alt + K'],
  ['k', 'KeyK', { metaKey: true }, 'Ctrl + Cmd + K'],
  ['Process', 'KeyK', { isComposing: true }, 'a composition'],
])('It is another key: %s at %s, %j, %s', (key, code, more, _keyboard) => {
  expect(isShortcut(press(key, code, more), 'k')).toBe(false)
})

test('A key of a composition is known by its flag, or by the code that WebKit has for it', () => {
  expect(isComposing({ isComposing: true, keyCode: 27 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 27 })).toBe(false)
})
