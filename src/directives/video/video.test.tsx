import { fireEvent, render, screen } from '@testing-library/react'
import type { Window } from 'happy-dom'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { Video } from './video.tsx'

const video = <Video title="Learn Modern Redux" id="9zySeP5vH9c" about="Mark Erikson, 2021" />

let requests: string[]

beforeEach(() => {
  requests = []
  const { settings } = (window as unknown as Window).happyDOM
  settings.enableIframePageLoading = true
  settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ request, window }) => {
      requests.push(request.url)
      return new window.Response('')
    },
  }
})

it('asks nothing of the video host before the reader presses play', () => {
  const { container } = render(video)
  expect(requests).toEqual([])
  expect(container.querySelector('iframe, img, video')).toBeNull()
})

it('loads the player in the place of the card, from the host without cookies, and focuses it', async () => {
  const { container } = render(video)
  fireEvent.click(screen.getByRole('button', { name: /^Play Learn Modern Redux/ }))
  const player = container.querySelector('iframe') as HTMLIFrameElement
  await expect.poll(() => requests).toEqual([player.src])
  expect(player.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/9zySeP5vH9c\b/)
  expect(player.title).toBe('Learn Modern Redux')
  expect(document.activeElement).toBe(player)
  expect(screen.queryByRole('button')).toBeNull()
})

it('can be opened at its host, with and without script', () => {
  const link = /href="https:\/\/www\.youtube\.com\/watch\?v=9zySeP5vH9c"/
  expect(renderToString(video)).toMatch(link)
})
