import { useRef, useState } from 'react'
import { followedTo, swipedBy } from '../Tabs/panelSwipe.ts'
import { useDrag } from '../useDrag.ts'
import { placeOfTurn, turnTo } from './carouselRules.ts'

export const isRtl = (): boolean => document.documentElement.dir === 'rtl'

interface Turns {
  count: number
  initialPlace: number
  loop: boolean
  onChange: ((change: { place: number }) => void) | undefined
}

/** Less than half a slide: on a way, a slide is laid out where it is nearest to the part that has yet to come. */
const BEHIND = 0.25

/** Which slide is in sight, moved by a finger or the mouse, or by `goTo`. */
export function useTurns({ count, initialPlace, loop, onChange }: Turns) {
  const viewport = useRef<HTMLDivElement>(null)
  const [{ turn, from }, setTurns] = useState({ turn: initialPlace, from: initialPlace })
  const [drag, setDrag] = useState<{ movement: number; share: number }>()
  /** Towards the next slide, as the page has left and right. */
  const forwards = isRtl() ? 1 : -1
  const place = placeOfTurn(turn, count)

  const turnBy = (next: number) => {
    if (next === turn) return
    setTurns({ turn: next, from: turn })
    onChange?.({ place: placeOfTurn(next, count) })
  }
  useDrag(viewport, {
    axis: 'x',
    mayBegin: () => count > 1,
    onDrag: ({ movement }) => {
      const further = { before: loop || turn > 0, after: loop || turn < count - 1 }
      const sides = forwards === -1 ? further : { before: further.after, after: further.before }
      const followed = followedTo(movement, sides)
      setDrag({ movement: followed, share: followed / (viewport.current?.clientWidth ?? 1) })
    },
    onRelease: ({ movement, speed, canceled }) => {
      setDrag(undefined)
      if (canceled) return
      const way = swipedBy({ movement, speed, width: viewport.current?.clientWidth ?? 0 }) * -forwards
      const next = turn + way
      if (loop || (next >= 0 && next < count)) turnBy(next)
    },
  })

  return {
    viewport,
    /** How far the track is moved. */
    track: `calc(${String(forwards * turn * 100)}% + ${String(drag?.movement ?? 0)}px)`,
    /** The turn in sight, in parts of a slide on the way there. */
    view: drag ? turn + forwards * drag.share : turn - Math.sign(turn - from) * BEHIND,
    place,
    dragged: drag !== undefined,
    goTo: (next: number) => {
      turnBy(turnTo(next, turn, count, loop))
    },
  }
}
