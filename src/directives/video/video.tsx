import { useEffect, useRef, useState } from 'react'
import { frameLimitSelector } from '../../live/frame-file.ts'
import type { VideoProps } from './definition.ts'
import './video.css'

/** Whether a sample has run in this document, which therefore may not load the player. */
const isForbidden = () => document.querySelector(frameLimitSelector) !== null

/**
 * A video that is loaded when the reader presses play. Until then nothing is requested from its host, because the card is
 * our own. Without script, there is the link below the card.
 */
export function Video({ title, id, about }: VideoProps) {
  const [isLoaded, setLoaded] = useState(false)
  const player = useRef<HTMLIFrameElement>(null)

  const address = `https://www.youtube.com/watch?v=${id}`
  useEffect(() => {
    if (isForbidden()) location.reload()
  }, [])

  function play() {
    if (isForbidden()) window.open(address, '_blank', 'noopener')
    else setLoaded(true)
  }

  // The focused button is gone.
  useEffect(() => {
    if (isLoaded) player.current?.focus()
  }, [isLoaded])

  return (
    <figure className="video">
      {isLoaded ? (
        <iframe
          ref={player}
          className="video-player"
          // Starts at once, because the reader has already clicked.
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        />
      ) : (
        <button type="button" className="video-card" onClick={play}>
          <svg className="video-motif" viewBox="0 0 320 180" aria-hidden="true">
            <path d="M84 40h152m-5-4 5 4-5 4M277 72v36m-4-5 4 5 4-5M236 140H84m5-4-5 4 5 4M43 108V72m-4 5 4-5 4 5" />
            <rect data-concept="view" x="14" y="16" width="58" height="48" rx="6" />
            <rect data-concept="action" x="248" y="16" width="58" height="48" rx="6" />
            <rect data-concept="reducer" x="248" y="116" width="58" height="48" rx="6" />
            <rect data-concept="state" x="14" y="116" width="58" height="48" rx="6" />
          </svg>
          <svg className="video-icon" viewBox="0 0 48 48" aria-hidden="true">
            <circle cx="24" cy="24" r="22.5" />
            <path d="M19.5 15.5v17l14-8.5z" />
          </svg>
          <span className="video-title">
            <span className="visually-hidden">Play </span>
            {title}
          </span>
          <span className="video-about">{about}</span>
          <span className="video-notice">Loads from YouTube when you press it</span>
        </button>
      )}
      <figcaption className="video-caption">
        <a href={address} target="_blank" rel="noopener noreferrer">
          {title} on YouTube
        </a>
      </figcaption>
    </figure>
  )
}
