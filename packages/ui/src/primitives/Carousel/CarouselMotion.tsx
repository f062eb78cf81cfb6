import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { media } from '../../tokens/media.ts'
import { useMedia } from '../useMedia.ts'
import { SWIPE_STIFFNESS, indexAfter } from './carouselRules.ts'

export interface CarouselMotionProps {
  /** Holds the track, which holds the slides. */
  viewport: RefObject<HTMLElement | null>
  /** The slide to be shown. */
  index: number
  count: number
  loop: boolean
  /** Called when a finger or the mouse has moved to another slide. */
  onSlide: (index: number) => void
}

/** Moves slides that are drawn elsewhere: under a finger or the mouse, and to the slide to be shown. Draws nothing. */
export function CarouselMotion({ viewport, index, count, loop, onSlide }: CarouselMotionProps) {
  const [startIndex] = useState(index)
  const reducedMotion = useMedia(media.reducedMotion)
  const [attach, embla] = useEmblaCarousel({ startIndex, loop, duration: SWIPE_STIFFNESS })
  useEffect(() => {
    attach(viewport.current)
  }, [attach, viewport])

  const bring = useEffectEvent((jump: boolean) => {
    // Embla reads added and removed slides a moment later; its `reInit` then runs this again.
    if (embla?.slideNodes().length !== count) return
    const from = embla.selectedScrollSnap()
    if (from === index) return
    const jumps = jump || reducedMotion
    // With two slides in a loop both ways are as long: go forward.
    if (loop && index === indexAfter(from, count)) embla.scrollNext(jumps)
    else embla.scrollTo(index, jumps)
  })
  const release = useEffectEvent(() => {
    if (!embla || !reducedMotion) return
    // As embla's own jump does it; left to its frames, a late one would not loop.
    const { animation, scrollBody } = embla.internalEngine()
    scrollBody.useDuration(0)
    animation.update()
    animation.render(1)
    animation.update()
  })
  const report = useEffectEvent((next: number) => {
    onSlide(next)
  })
  useEffect(() => {
    if (!embla) return
    const select = () => {
      report(embla.selectedScrollSnap())
    }
    const reInit = () => {
      bring(true)
    }
    const pointerUp = () => {
      release()
    }
    embla.on('select', select).on('reInit', reInit).on('pointerUp', pointerUp)
    return () => {
      embla.off('select', select).off('reInit', reInit).off('pointerUp', pointerUp)
    }
  }, [embla])
  useEffect(() => {
    bring(false)
  }, [embla, index])
  return null
}
