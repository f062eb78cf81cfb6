import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { media } from '../../tokens/media.ts'
import { useMedia } from '../useMedia.ts'
import { LEAST_STAND_MS, mayPlay } from './carouselRules.ts'

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
  }
}

interface Playing {
  /** How long each slide shows, in ms; undefined where slides never come by themselves. */
  standMs: number | undefined
  count: number
  place: number
  paused: boolean
  attended: boolean
  onNext: () => void
}

/** Brings the next slide after its time, and answers whether slides come by themselves at all here (what a pause button is for). */
export function usePlaying({ standMs, count, place, paused, attended, onNext }: Playing): boolean {
  const hidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden)
  const reducedMotion = useMedia(media.reducedMotion)
  const next = useEffectEvent(onNext)
  const asked = standMs !== undefined
  const playing = mayPlay({ asked, count, paused, attended, hidden, reducedMotion })
  useEffect(() => {
    if (!playing || standMs === undefined) return
    const timer = setTimeout(next, Math.max(standMs, LEAST_STAND_MS))
    return () => {
      clearTimeout(timer)
    }
  }, [playing, standMs, place])
  return asked && count > 1 && !reducedMotion
}
