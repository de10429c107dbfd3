import { type RefObject, useEffect, useState } from 'react'

/** How long an action takes from one station to the next. */
export const legMs = 550
/** How long the end of a round is looked at before the next one is played. */
const pauseMs = 900
/** How long the loop is in the window before it plays a round by itself. */
const idleMs = 800
/** The progress of a round that is over: one more than there are stations. */
const atRest = 5

/** Only once in the life of the document. */
let hasPlayedItself = false

const isMoving = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Which moment of the history is looked at, and how far its action has come on its way round the loop. The store knows
 * nothing of it. Without motion, actions are everywhere at once.
 * @param last the newest moment
 * @param place plays a round by itself when it comes into the window, unless the reader has done something before
 */
export function useRounds(last: number, place: RefObject<HTMLElement | null>) {
  /** The moment looked at; null is the newest. */
  const [chosen, setChosen] = useState<number | null>(null)
  const [reached, setReached] = useState(atRest)
  const [isPlaying, setPlaying] = useState(false)
  const [hasMoved, setMoved] = useState(false)
  const [previousLast, setPreviousLast] = useState(last)
  const index = Math.min(chosen ?? last, last)

  if (previousLast !== last) {
    setPreviousLast(last)
    const isNews = hasMoved && chosen === null && last === previousLast + 1
    setReached(isNews && isMoving() ? 0 : atRest)
  }

  useEffect(() => {
    const isUnderWay = reached < atRest
    if (!isUnderWay && !isPlaying) return
    const goOn = () => {
      if (isUnderWay) setReached(reached + 1)
      else if (index === last) setPlaying(false)
      else {
        setChosen(index + 1)
        setReached(isMoving() ? 0 : atRest)
      }
    }
    const timer = setTimeout(goOn, isUnderWay ? legMs : pauseMs)
    return () => clearTimeout(timer)
  }, [reached, isPlaying, index, last])

  useEffect(() => {
    hasPlayedItself ||= hasMoved
    if (hasPlayedItself || !place.current || !isMoving()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (!entry?.isIntersecting) return
        timer = setTimeout(() => {
          observer.disconnect()
          hasPlayedItself = true
          setReached(0)
        }, idleMs)
      },
      { threshold: 0.6 },
    )
    observer.observe(place.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [hasMoved, place])

  /** Shows a moment: at once, or after its action has come round. */
  function goTo(next: number, comesRound = false) {
    setMoved(true)
    setPlaying(false)
    setChosen(next === last ? null : next)
    setReached(comesRound && isMoving() ? 0 : atRest)
  }

  return {
    index,
    /** How many of action, reducer, state and view the action has reached; one more when the round is over. */
    reached,
    isPlaying,
    /** Whether the reader has done something. */
    hasMoved,
    goTo,
    /** Plays the history on from the moment looked at, or from its start; pauses while it plays. */
    play: () => {
      if (isPlaying) goTo(index)
      else {
        goTo(index === last ? Math.min(1, last) : index + 1, true)
        setPlaying(true)
      }
    },
  }
}
