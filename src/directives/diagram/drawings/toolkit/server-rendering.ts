import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'On the server, a store is created for the request, and the app is rendered with it. The response contains the HTML and the state as JSON. The browser creates its store from the JSON and hydrates the HTML.',
  parts: {
    server: { label: 'Server', isGroup: true },
    response: { label: 'Response', isGroup: true },
    browser: { label: 'Browser', isGroup: true },
    serverStore: { concept: 'state', label: 'Store', note: 'count: 12' },
    serverApp: { concept: 'view', label: 'App', note: 'rendered' },
    json: { concept: 'state', label: 'JSON', note: 'the state' },
    html: { concept: 'view', label: 'HTML', note: '12, add 5' },
    store: { concept: 'state', label: 'Store', note: 'count: 12' },
    app: { concept: 'view', label: 'App', note: 'hydrated' },
  },
  arrows: {
    'serverStore>serverApp': '',
    'serverApp>html': '',
    'serverStore>json': '',
    'html>app': '',
    'json>store': '',
    'store>app': '',
  },
  steps: [
    {
      arrows: [],
      parts: ['serverStore'],
      missing: ['serverApp', 'json', 'html', 'store', 'app'],
      text: 'The server creates a store for each request and loads data into it.',
    },
    {
      arrows: ['serverStore>serverApp'],
      missing: ['json', 'html', 'store', 'app'],
      text: 'It renders the app once, with the state of this store.',
    },
    {
      arrows: ['serverApp>html', 'serverStore>json'],
      missing: ['store', 'app'],
      text: 'The response contains the HTML and, as JSON, the state that it was rendered from.',
    },
    {
      arrows: ['html>app'],
      notes: { app: 'HTML only' },
      missing: ['store'],
      text: "The browser shows the HTML before the script has loaded. At this point, buttons don't work yet.",
    },
    {
      arrows: ['json>store'],
      text: 'The script parses the JSON and creates a store with it as the preloaded state.',
    },
    {
      arrows: ['store>app'],
      notes: { app: 'hydrated' },
      text: 'React hydrates the HTML. The first render reads the same state as on the server, so its result matches the HTML. From now on, clicks dispatch actions.',
    },
  ],
  narrow: {
    width: 288,
    height: 402,
    boxes: {
      server: [0, 0, 288, 98],
      response: [0, 152, 288, 98],
      browser: [0, 304, 288, 98],
      serverStore: [12, 34, 106, 52],
      serverApp: [170, 34, 106, 52],
      json: [12, 186, 106, 52],
      html: [170, 186, 106, 52],
      store: [12, 338, 106, 52],
      app: [170, 338, 106, 52],
    },
    bends: { 'serverStore>json': { shift: 38 }, 'json>store': { shift: 38 } },
  },
  wide: {
    width: 680,
    height: 222,
    boxes: {
      server: [0, 0, 190, 222],
      response: [245, 0, 190, 222],
      browser: [490, 0, 190, 222],
      serverStore: [16, 36, 158, 58],
      serverApp: [16, 150, 158, 58],
      json: [261, 36, 158, 58],
      html: [261, 150, 158, 58],
      store: [506, 36, 158, 58],
      app: [506, 150, 158, 58],
    },
  },
}
