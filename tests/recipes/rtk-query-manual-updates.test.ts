/** Changes of the cache by hand: overlapping, refused, without a connection, and while other requests run. */

import { expect, vi } from 'vitest'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

const id = 'rtk-query/usage/manual-cache-updates'
/** The page whose mutations also compare versions and roll back. */
const overlapping = 'rtk-query/usage/overlapping-updates'

async function setUp(page = id) {
  const names = ['musicApi', 'store', 'server', 'renameTrack', 'rateTrack']
  if (page === id) names.push('addTrack')
  const code = await codeOf(page, { files: names.map((name) => `src/${name}.ts`) })
  const { musicApi, server, settled } = code
  const { withRename, withRating, withAdding } = code
  server.delays = { GET: [], PATCH: [] }
  const store = code.makeStore()
  const { getTrack, getTracks } = musicApi.endpoints
  const track = () => getTrack.select('t1')(store.getState()).data
  const titles = () =>
    getTracks
      .select()(store.getState())
      .data?.map(({ title }: { title: string }) => title)
  return {
    server,
    store,
    musicApi,
    track,
    titles,
    settled: () => settled(store),
    load: () => store.dispatch(getTrack.initiate('t1')),
    loadAll: () => store.dispatch(getTracks.initiate()),
    rename: (title: string) =>
      store.dispatch(withRename.endpoints.renameTrack.initiate({ id: 't1', title })),
    rate: (stars: number) =>
      store.dispatch(withRating.endpoints.rateTrack.initiate({ id: 't1', stars })),
    add: (title: string) => store.dispatch(withAdding.endpoints.addTrack.initiate({ title })),
  }
}

/** Lets every request fail, as without a connection. */
async function offline() {
  const code = await codeOf(overlapping, {
    files: ['src/musicApi.ts', 'src/store.ts', 'src/rateTrack.ts'],
    replace: {
      'src/server.ts': {
        fetchFn: async (request: Request) => {
          if (request.method === 'GET' && isOnline) {
            return Response.json({ id: 't1', title: 'So What', stars: 3, version: 1 })
          }
          throw new TypeError('Failed to fetch')
        },
        wait: () => Promise.resolve(),
      },
    },
  })
  let isOnline = true
  const store = code.makeStore()
  await store.dispatch(code.musicApi.endpoints.getTrack.initiate('t1'))
  isOnline = false
  const stars = () => code.musicApi.endpoints.getTrack.select('t1')(store.getState()).data?.stars
  const rate = (stars: number) =>
    store.dispatch(code.withRating.endpoints.rateTrack.initiate({ id: 't1', stars }))
  return { stars, rate }
}

recipe(`${id}#pessimistic`, 'a pessimistic update', {
  'two at once, in the other order': {
    'without versions, the older of two responses wins, and with them the newer': async () => {
      for (const [page, title] of [
        [id, 'So Wat'],
        [overlapping, 'So What!'],
      ] as const) {
        const world = await codeOf(page, {
          files: ['src/musicApi.ts', 'src/store.ts', 'src/server.ts', 'src/renameTrack.ts'],
        })
        const { musicApi, makeStore, server, withRename } = world
        const store = makeStore()
        await store.dispatch(musicApi.endpoints.getTrack.initiate('t1'))
        server.delays = { GET: [], PATCH: [60, 5] }
        const rename = (title: string) =>
          store.dispatch(withRename.endpoints.renameTrack.initiate({ id: 't1', title }))
        await Promise.all([rename('So Wat'), rename('So What!')])
        expect(musicApi.endpoints.getTrack.select('t1')(store.getState()).data.title).toBe(title)
      }
    },
  },
  'failure, success, retry': {
    'a refused save changes nothing': async () => {
      const { load, loadAll, rename, titles, track } = await setUp()
      await Promise.all([load(), loadAll()])
      vi.spyOn(Response, 'json').mockReturnValueOnce(new Response(null, { status: 500 }))
      await rename('New')
      expect([track().title, ...titles()]).toEqual(['So What', 'So What', 'All Blues'])
      await rename('New')
      expect([track().title, ...titles()]).toEqual(['New', 'New', 'All Blues'])
    },
  },
  'left in the middle': {
    'after the cache is emptied, the response creates no entry': async () => {
      const { load, rename, store, musicApi } = await setUp()
      await load()
      const saving = rename('New')
      store.dispatch(musicApi.util.resetApiState())
      await saving
      expect(store.getState().api.queries).toEqual({})
    },
  },
})

recipe(`${id}#optimistic`, 'an optimistic update that refetches', {
  'two at once, in the other order': {
    'ten clicks end with the last value of the server, without ten refetches': async () => {
      const { load, rate, track, settled, server } = await setUp()
      await load()
      server.log = []
      await Promise.all([1, 2, 3, 4, 5, 1, 2, 3, 4, 5].map((stars) => rate(stars)))
      await settled()
      expect(track().stars).toBe(5)
      expect(server.log.filter((line: string) => line.startsWith('GET')).length).toBeLessThan(4)
    },
  },
  'failure, success, retry': {
    'a refused rating goes away, and a valid one stays': async () => {
      const { load, rate, track, settled } = await setUp()
      await load()
      await rate(9)
      await settled()
      expect(track().stars).toBe(3)
      await rate(4)
      await settled()
      expect(track().stars).toBe(4)
    },
  },
  'left in the middle': {
    'a list that was never loaded is not created': async () => {
      const { rate, settled, store } = await setUp()
      await rate(4)
      await settled()
      expect(store.getState().api.queries).toEqual({})
    },
    'an aborted rating is replaced by the value of the server': async () => {
      const { load, rate, track, settled, server } = await setUp()
      await load()
      const request = rate(9)
      request.abort()
      await request
      await settled()
      expect(track().stars).toBe(3)
      expect(server.log.at(-1)).toBe('GET /tracks/t1')
    },
  },
})

recipe(`${overlapping}#rollback`, 'an optimistic update with a rollback', {
  'failure, success, retry': {
    'without a connection, a rating is rolled back': async () => {
      const { stars, rate } = await offline()
      const request = rate(5)
      expect(stars()).toBe(5)
      await request
      expect(stars()).toBe(3)
    },
    'if two overlapping ratings both fail, the first one stays': async () => {
      const { stars, rate } = await offline()
      const first = rate(4)
      const second = rate(5)
      await Promise.all([first, second])
      expect(stars()).toBe(4)
    },
  },
  'left in the middle': {
    'nothing is thrown if the cache was emptied and the entry loads again': async () => {
      const { load, rate, store, musicApi, track, settled } = await setUp(overlapping)
      await load()
      const request = rate(9)
      store.dispatch(musicApi.util.resetApiState())
      load()
      await request
      await settled()
      expect(track().stars).toBe(3)
    },
  },
  twice: {
    'a rating that changes nothing is not undone': async () => {
      const { load, rate, track, settled } = await setUp(overlapping)
      await load()
      await rate(3)
      await settled()
      expect(track().stars).toBe(3)
    },
  },
})

recipe(`${id}#lists`, 'adding an item with a temporary id', {
  twice: {
    'two items with the same title are both kept': async () => {
      const { loadAll, add, titles, server, settled } = await setUp()
      await loadAll()
      const both = [add('Nardis'), add('Nardis')]
      expect(titles()).toEqual(['So What', 'All Blues', 'Nardis', 'Nardis'])
      await Promise.all(both)
      await settled()
      expect(titles()).toEqual(server.tracks.map(({ title }: { title: string }) => title))
    },
  },
  'two at once, in the other order': {
    'a refetch during the request shows the item once in the end': async () => {
      const { loadAll, add, titles, settled } = await setUp()
      const list = loadAll()
      await list
      const adding = add('Nardis')
      await list.refetch()
      await adding
      await settled()
      expect(titles()).toEqual(['So What', 'All Blues', 'Nardis'])
    },
  },
  'failure, success, retry': {
    'a refused item goes away, and others that were added meanwhile stay': async () => {
      const { loadAll, add, titles, settled } = await setUp()
      await loadAll()
      const refused = add('')
      const added = add('Nardis')
      await Promise.all([refused, added])
      await settled()
      expect(titles()).toEqual(['So What', 'All Blues', 'Nardis'])
    },
  },
  'left in the middle': {
    'after signing out, the response creates no list': async () => {
      const { loadAll, add, store, musicApi } = await setUp()
      await loadAll()
      const adding = add('Nardis')
      store.dispatch(musicApi.util.resetApiState())
      await adding
      expect(store.getState().api.queries).toEqual({})
    },
  },
})
