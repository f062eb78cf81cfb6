import { useDrag } from '@use-gesture/react'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useRef, useState } from 'react'
import { ownsSidewaysDrags } from '../scrolling.ts'
import { followedTo, swipedBy } from './panelSwipe.ts'
import * as styles from './Tabs.css.ts'
import type { TabPanelProps } from './Tabs.tsx'

/** The panel of tabs, drawn across by a finger. A mouse selects text instead. */
export function SwipePanel({ place, sides, onSwipe, children }: TabPanelProps) {
  const root = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState(0)
  const [shown, setShown] = useState<{ place: number; from?: 'before' | 'after' }>({ place })
  if (shown.place !== place) setShown({ place, from: place > shown.place ? 'after' : 'before' })

  const bind = useDrag(
    ({ event, first, last, canceled, cancel, movement: [movement], velocity: [speed], direction: [way] }) => {
      const from = event.target instanceof Element ? event.target : null
      const mouse = event instanceof PointerEvent && event.pointerType === 'mouse'
      if (first && root.current && (mouse || ownsSidewaysDrags(from, root.current))) {
        cancel()
        return
      }
      setDrag(last ? 0 : followedTo(movement, sides))
      if (!last || canceled) return
      const swiped = swipedBy({ movement, speed: speed * way, width: root.current?.clientWidth ?? 0 })
      if (swiped !== 0 && (swiped === 1 ? sides.after : sides.before)) onSwipe({ way: swiped })
    },
    { axis: 'x', filterTaps: true, pointer: { capture: false } },
  )

  return (
    <div {...bind()} ref={root} className={styles.swipeable}>
      <div
        key={shown.place}
        data-from={shown.from}
        data-moved={drag !== 0}
        className={styles.panel}
        style={assignInlineVars({ [styles.dragVar]: `${String(drag)}px` })}
      >
        {children}
      </div>
    </div>
  )
}
