// #region imports
import {
  createAction,
  createEntityAdapter,
  createSlice,
  isAnyOf,
} from '@reduxjs/toolkit'
import { newestFirst } from '@/app/newestFirst'
import type { AppThunk, RootState } from '@/app/store'
import { apiSlice } from '@/features/api/apiSlice'
import { signOut } from '@/features/session/sessionSlice'
import type { NotificationMeta, ServerNotification } from './types'
// #endregion

// #region received
export const notificationsReceived = createAction<ServerNotification[]>(
  'notifications/notificationsReceived',
)
// #endregion

// #region endpoints
const liveUrl = new URL('/api/notifications/live', location.origin)
liveUrl.protocol = liveUrl.protocol.replace('http', 'ws')

export const apiSliceWithNotifications = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    // #region get-notifications
    getNotifications: build.query<ServerNotification[], void>({
      query: () => '/notifications',
      transformResponse: (body: ServerNotification[]) => newestFirst(body),
      // #region streaming
      async onCacheEntryAdded(_arg, api) {
        const socket = new WebSocket(liveUrl)
        try {
          await api.cacheDataLoaded

          socket.addEventListener('message', ({ data }) => {
            const { type, payload } = JSON.parse(data)
            if (type !== 'notifications') return

            api.updateCachedData((known) => addUnknown(known, payload))
            api.dispatch(notificationsReceived(payload))
          })
        } catch {
          // The entry was removed before its first answer came.
        }
        await api.cacheEntryRemoved
        socket.close()
      },
      // #endregion
    }),
    // #endregion
    // #region simulate-news
    simulateNews: build.mutation<void, { after: string }>({
      query: (body) => ({
        url: '/notifications/simulate',
        method: 'POST',
        body,
      }),
    }),
    // #endregion
  }),
})

// #region add-unknown
/** A push may bring what the first answer held already. */
function addUnknown(known: ServerNotification[], more: ServerNotification[]) {
  const ids = new Set(known.map(({ id }) => id))
  return newestFirst([...known, ...more.filter(({ id }) => !ids.has(id))])
}
// #endregion

export const { useGetNotificationsQuery } = apiSliceWithNotifications

const { getNotifications, simulateNews } = apiSliceWithNotifications.endpoints
// #endregion

// #region slice
const metaAdapter = createEntityAdapter<NotificationMeta>()

const initialState = metaAdapter.getInitialState()

const haveArrived = isAnyOf(
  notificationsReceived,
  getNotifications.matchFulfilled,
)

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    allNotificationsRead(state) {
      for (const meta of Object.values(state.entities)) {
        meta.read = true
      }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signOut.fulfilled, () => initialState)
      .addMatcher(haveArrived, (state, action) => {
        for (const meta of Object.values(state.entities)) {
          meta.isNew = !meta.read
        }
        const arrived = action.payload.map(({ id }) => ({
          id,
          read: false,
          isNew: true,
        }))
        metaAdapter.addMany(state, arrived)
      })
  },
})

export const { allNotificationsRead } = notificationsSlice.actions
// #endregion

// #region selectors
export const { selectAll: selectAllMeta, selectEntities: selectMetaEntities } =
  metaAdapter.getSelectors((state: RootState) => state.notifications)

export const selectUnreadCount = (state: RootState) =>
  selectAllMeta(state).filter(({ read }) => !read).length
// #endregion

// #region ask-for-news
const selectNotificationsResult = getNotifications.select()

export const askForNews =
  (): AppThunk<Promise<{ error?: unknown }>> => (dispatch, getState) => {
    const newest = selectNotificationsResult(getState()).data?.[0]
    return dispatch(
      simulateNews.initiate({ after: newest?.date ?? '' }, { track: false }),
    )
  }
// #endregion
