/** Attacks that code of a live sample tries and that must fail. Each is the body of an async function. */

/** Tries to act as the site, and to read its storage and the page around the frame. */
export const lookingOut = [
  'return self.origin',
  'return document.cookie',
  'return localStorage.getItem("secret")',
  'return indexedDB.open("a") && "opened"',
  'return (await caches.keys()).length',
  'return parent.document.title',
  'return top.location.href',
  'return parent.localStorage.getItem("secret")',
  'return navigator.serviceWorker.controller',
]

/** Tries to send requests and to load files of the site. */
export const requesting = (site: string) => [
  `return (await fetch('${site}escaped')).status`,
  `return (await fetch('https://example.org')).status`,
  `const request = new XMLHttpRequest(); request.open('GET', '${site}escaped', false); request.send(); return request.status`,
  `return new Promise((resolve, reject) => { const socket = new WebSocket('${site.replace('http', 'ws')}escaped'); socket.onopen = () => resolve('open'); socket.onerror = () => reject(new TypeError()) })`,
  `return new Promise((resolve, reject) => { const source = new EventSource('${site}escaped'); source.onopen = () => resolve('open'); source.onerror = () => reject(new TypeError()) })`,
  `return new Promise((resolve, reject) => { const image = new Image(); image.onload = () => resolve('loaded'); image.onerror = () => reject(new TypeError()); image.src = '${site}favicon.ico?escaped' })`,
  `return import('${site}assets/escaped.js')`,
  `return new Promise((resolve, reject) => { const script = document.createElement('script'); script.onload = () => resolve('loaded'); script.onerror = () => reject(new TypeError()); script.src = '${site}assets/escaped.js'; document.head.append(script) })`,
  `return new Promise((resolve, reject) => { const frame = document.createElement('iframe'); frame.src = '${site}escaped'; document.body.append(frame); setTimeout(() => reject(new TypeError()), 100) })`,
  `const worker = new Worker('${site}assets/escaped.js'); return new Promise((resolve, reject) => { worker.onerror = () => reject(new TypeError()) })`,
]

/** The same, for requests that don't report how they ended. */
export const requestingSilently = (site: string) => `
navigator.sendBeacon('${site}escaped', 'secret')
const link = document.createElement('link'); link.rel = 'prefetch'; link.href = '${site}escaped'; document.head.append(link)
const style = document.createElement('style'); style.textContent = '@import "${site}escaped"; body { background: url(${site}escaped) }'; document.head.append(style)`

/** Tries to navigate the page, open a window, send a form, or block the page with a dialog. */
export const leading = (site: string) => [
  `top.location = '${site}escaped'`,
  `top.location.href = 'javascript:alert(1)'`,
  `parent.location.replace('${site}escaped')`,
  `return window.open('${site}escaped')`,
  `const link = document.createElement('a'); link.href = '${site}escaped'; link.target = '_top'; document.body.append(link); link.click()`,
  `const form = document.createElement('form'); form.action = '${site}escaped'; form.target = '_top'; document.body.append(form); form.submit()`,
  'for (let i = 0; i < 100; i++) { alert(i); confirm(i); prompt(i); print() }',
  'onbeforeunload = () => "stay"',
]

/** What a form can be sent by and shown in. */
export const formTargets = ['get', 'post'].flatMap((method) =>
  ['', '_blank', '_top'].map((target) => ({ method, target })),
)

/** Tries to send a form to an address: a frame each, because the next one would take the place of one on its way. */
export const submitting = (address: string) =>
  formTargets.flatMap(({ method, target }) =>
    ['form.submit()', 'form.requestSubmit()', 'button.click()'].map(
      (submit) => `
const form = document.createElement('form')
Object.assign(form, { action: '${address}', method: '${method}', target: '${target}' })
const button = form.appendChild(document.createElement('button'))
form.append(Object.assign(document.createElement('input'), { name: 'secret', value: '1' }))
document.body.append(form)
${submit}`,
    ),
  )

const markup = '<img src=x onerror="document.title=1"><a href="javascript:alert(1)">a</a>'

/** Prints a gigabyte of markup, forges messages, and tries to change a prototype of the page. */
export const flooding = `
Object.prototype.polluted = 1
for (let i = 0; i < 100000; i++) console.log(${JSON.stringify(markup)} + 'x'.repeat(10000))
const proto = JSON.parse('{"__proto__": {"polluted": 1}}')
postMessage(proto); parent.postMessage({ type: 'error', text: ${JSON.stringify(markup)} }, '*')
throw new Error(${JSON.stringify(markup)})`

/** More actions than a timeline can have. */
export const dispatching = `import { legacy_createStore } from 'redux'
const store = legacy_createStore((state = 0) => state + 1)
for (let i = 0; i < 100000; i++) store.dispatch({ type: 'x'.repeat(1000) })
console.log('through')`

/** Reports how each attack ended. */
export const tries = (statements: string[]) =>
  statements
    .map(
      (statement) =>
        `try { console.log('done: ' + String(await (async () => { ${statement} })())) } catch (error) { console.log('refused: ' + error.name) }`,
    )
    .join('\n')
