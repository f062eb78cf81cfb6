import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { media } from '../../tokens/media.ts'
import { useMedia } from '../useMedia.ts'
import { LEAST_SLIDE_MS, mayPlay } from './carouselRules.ts'

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
  }
}

interface Playing {
  /** How long each slide shows, in ms; undefined where slides never come by themselves. */
  slideMs: number | undefined
  count: number
  index: number
  paused: boolean
  attended: boolean
  onNext: () => void
}

/** Brings the next slide after its time, and answers whether slides come by themselves at all here (what a pause button is for). */
export function usePlaying({ slideMs, count, index, paused, attended, onNext }: Playing): boolean {
  const hidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden)
  const reducedMotion = useMedia(media.reducedMotion)
  const next = useEffectEvent(onNext)
  const asked = slideMs !== undefined
  const playing = mayPlay({ asked, count, paused, attended, hidden, reducedMotion })
  useEffect(() => {
    if (!playing || slideMs === undefined) return
    const timer = setTimeout(next, Math.max(slideMs, LEAST_SLIDE_MS))
    return () => {
      clearTimeout(timer)
    }
  }, [playing, slideMs, index])
  return asked && count > 1 && !reducedMotion
}
