import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepForms } from './form-bodies.ts'

const { Request: Own } = globalThis
const methods = { ...Object.getOwnPropertyDescriptors(Own.prototype) }
const address = 'https://birds.example/photos'
let failure: string

/** Makes forms behave as in WebKit in a document without an origin. */
beforeEach(() => {
  failure = 'InvalidStateError'
  vi.spyOn(Own.prototype, 'formData').mockImplementation(() => {
    return Promise.reject(new DOMException('Unable to read form data blob', failure))
  })
  keepForms()
})
afterEach(() => {
  globalThis.Request = Own
  Object.defineProperties(Own.prototype, methods)
  vi.restoreAllMocks()
})

function upload(): Request {
  const body = new FormData()
  body.set('bird', 'Heron')
  body.set('photo', new File(['pixels'], 'heron.webp'))
  return new Request(address, { method: 'POST', body })
}

test('Z7: a form with a file can be read where the engine cannot read it back', async () => {
  for (const request of [upload(), upload().clone(), new Request(upload())]) {
    const form = await request.formData()
    expect(form.get('bird')).toBe('Heron')
    expect((form.get('photo') as File).name).toBe('heron.webp')
  }
})

test('What is no form, or fails otherwise, fails as it does', async () => {
  const text = new Request(address, { method: 'POST', body: 'a' })
  await expect(text.formData()).rejects.toThrow('Unable to read')
  failure = 'TypeError'
  await expect(upload().formData()).rejects.toThrow('Unable to read')
})

test('Requests are what they were', () => {
  expect(upload()).toBeInstanceOf(Request)
  expect(upload()).toBeInstanceOf(Own)
  expect(upload().constructor).toBe(Request)
  expect(Request.name).toBe('Request')
})
