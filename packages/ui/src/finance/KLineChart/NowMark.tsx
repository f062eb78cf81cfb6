import type { ChartPeriod } from '@onelot/domain'
import { ChevronsRight } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { lastDay } from './bars.ts'
import type { Engine } from './engine.ts'
import * as styles from './NowMark.css.ts'
import { useKLineMessages } from './useKLineMessages.ts'

export interface NowMarkProps {
  engine: Engine
  period: ChartPeriod
}

/** The way back to the newest bar, while that is out of sight. It is drawn anew only as the bar goes and comes. */
export const NowMark = memo(function NowMark({ engine, period }: NowMarkProps) {
  const t = useKLineMessages()
  const [away, setAway] = useState(false)
  useEffect(() => {
    const read = () => {
      // Before it is drawn a chart shows no bar at all.
      const { to } = engine.range
      setAway(to > 0 && to < engine.bars.length)
    }
    read()
    return engine.listen({ onRange: read, onBars: read })
  }, [engine])
  if (!away) return null
  return (
    <div className={styles.mark}>
      <Button
        variant="secondary"
        size="small"
        data-part="now"
        icon={<Icon icon={ChevronsRight} size="small" />}
        onClick={({ currentTarget }) => {
          // The button goes with the press; the focus stays with the chart.
          currentTarget.closest<HTMLElement>('[role=application]')?.focus({ preventScroll: true })
          if (period === 'timeShare') engine.fit(lastDay(engine.bars))
          else engine.show(engine.bars.length - 1, 'inView')
        }}
      >
        {t('toNow')}
      </Button>
    </div>
  )
})
