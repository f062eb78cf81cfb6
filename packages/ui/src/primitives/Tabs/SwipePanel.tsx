import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useRef, useState } from 'react'
import { ownsSidewaysDrags } from '../scrolling.ts'
import { useDrag } from '../useDrag.ts'
import { followedTo, swipedBy } from './panelSwipe.ts'
import * as styles from './Tabs.css.ts'
import type { TabPanelProps } from './Tabs.tsx'

/** The panel of tabs, which a finger can swipe. A mouse selects text instead. */
export function SwipePanel({ place, sides, onSwipe, children }: TabPanelProps) {
  const root = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState(0)
  const [shown, setShown] = useState<{ place: number; from?: 'before' | 'after' }>({ place })
  if (shown.place !== place) setShown({ place, from: place > shown.place ? 'after' : 'before' })

  useDrag(root, {
    axis: 'x',
    mayBegin: ({ target, pointerType }) => {
      const from = target instanceof Element ? target : null
      return pointerType !== 'mouse' && root.current !== null && !ownsSidewaysDrags(from, root.current)
    },
    onDrag: ({ movement }) => setDrag(followedTo(movement, sides)),
    onRelease: ({ movement, speed, canceled }) => {
      setDrag(0)
      if (canceled) return
      const swiped = swipedBy({ movement, speed, width: root.current?.clientWidth ?? 0 })
      if (swiped !== 0 && (swiped === 1 ? sides.after : sides.before)) onSwipe({ way: swiped })
    },
  })

  return (
    <div ref={root} className={styles.swipeable}>
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
