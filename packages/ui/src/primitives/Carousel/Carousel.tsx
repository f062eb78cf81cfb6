import { assignInlineVars } from '@vanilla-extract/dynamic'
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  lazy,
  useRef,
  useState,
} from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { usePageDirection } from '../usePageDirection.ts'
import * as styles from './Carousel.css.ts'
import { CarouselControls } from './CarouselControls.tsx'
import type { CarouselMotionProps } from './CarouselMotion.tsx'
import { indexAfter, indexForKey } from './carouselRules.ts'
import { useFinger } from './useFinger.ts'
import { useSlideIndex } from './useSlideIndex.ts'
import { usePlaying } from './usePlaying.ts'

const NoMotion: ComponentType<CarouselMotionProps> = () => null

/** Until embla has loaded, or where it cannot, dots and keys change slides at once. */
const LazyMotion = lazy(async (): Promise<{ default: ComponentType<CarouselMotionProps> }> => {
  try {
    return { default: (await import('./CarouselMotion.tsx')).CarouselMotion }
  } catch {
    return { default: NoMotion }
  }
})

export interface Slide {
  /** Unique among the others. */
  readonly id: string
  /** What it shows, for screen readers and for its dot. */
  readonly label: string
  /** A card, as wide as the carousel. */
  readonly content: ReactNode
}

export interface CarouselProps {
  /** What the slides are about. */
  label: string
  /** In their order; none draws nothing, and one alone needs no dots. */
  slides: readonly Slide[]
  /** The index of the slide shown first. @defaultValue 0 */
  initialIndex?: number
  /** Called when another slide has come, however it came. */
  onChange?: (change: { index: number }) => void
  /**
   * How long a slide shows before the next comes by itself, in ms, never under 3 s. Left out, slides wait for the reader; given, there is a pause
   * button, and nothing moves while somebody points at it, rests a finger on it, works in it, has left the page, or asked for less motion.
   */
  slideMs?: number
  /** The first comes after the last. */
  loop?: boolean
}

/** Slides side by side, moved by a swipe (500 ms), by dots, or by arrow keys, Home and End. */
export function Carousel({
  label,
  slides,
  initialIndex = 0,
  onChange,
  slideMs,
  loop = false,
}: CarouselProps) {
  const t = useUiMessages()
  const [paused, setPaused] = useState(false)
  const [attended, setAttended] = useState({ pointed: false, focused: false })
  const count = slides.length
  const rtl = usePageDirection() === 'rtl'
  const viewport = useRef<HTMLDivElement>(null)
  const finger = useFinger()
  const [index, goTo] = useSlideIndex({ count, initialIndex, onChange })
  const plays = usePlaying({
    slideMs,
    count,
    index,
    paused,
    attended: attended.pointed || attended.focused || finger.down,
    onNext: () => goTo(indexAfter(index, count)),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexForKey(event.key, index, { count, rtl, loop })
    if (next === undefined) return
    event.preventDefault()
    goTo(next)
  }

  return (
    <section
      aria-roledescription={t('display.carousel.role')}
      aria-label={label}
      className={styles.root}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setAttended((now) => ({ ...now, pointed: true }))
      }}
      onPointerLeave={() => setAttended((now) => ({ ...now, pointed: false }))}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setAttended((now) => ({ ...now, focused: true }))
      }}
      onBlur={() => setAttended((now) => ({ ...now, focused: false }))}
    >
      <div
        ref={viewport}
        role="group"
        aria-label={label}
        aria-live={plays && !paused ? 'off' : 'polite'}
        tabIndex={count > 1 ? 0 : undefined}
        className={styles.viewport}
        onTouchStart={finger.onTouchStart}
        onKeyDown={(event) => {
          if (event.target === event.currentTarget) onKeyDown(event)
        }}
      >
        <div className={styles.track} style={assignInlineVars({ [styles.indexVar]: String(index) })}>
          {slides.map((slide, at) => (
            <div
              key={slide.id}
              role="group"
              aria-roledescription={t('display.carousel.slide')}
              aria-label={t('display.carousel.slideName', {
                position: at + 1,
                total: count,
                name: slide.label,
              })}
              inert={at !== index}
              className={styles.slide}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {count < 2 ? null : (
        <>
          <Suspense fallback={null}>
            <LazyMotion viewport={viewport} index={index} count={count} loop={loop} onSlide={goTo} />
          </Suspense>
          <CarouselControls
            slides={slides}
            index={index}
            onGo={goTo}
            onKeyDown={onKeyDown}
            {...(plays
              ? {
                  paused,
                  onPause: () => setPaused(!paused),
                }
              : {})}
          />
        </>
      )}
    </section>
  )
}
