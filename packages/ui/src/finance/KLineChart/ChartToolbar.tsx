import { type ChartPeriod, chartPeriods } from '@onelot/domain'
import { SlidersHorizontal } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ChartToolbar.css.ts'
import { type QuickRange, quickRanges } from './ranges.ts'
import { useKLineMessages } from './useKLineMessages.ts'

export interface ChartToolbarProps {
  /** How much time a bar holds. */
  period: ChartPeriod
  /** Called with the period chosen. */
  onPeriod: (change: { period: ChartPeriod }) => void
  /** The quick range in force; none once the reader has panned or zoomed. */
  range?: QuickRange | undefined
  /** Called with the range pressed. */
  onRange: (change: { range: QuickRange }) => void
  /** Opens the settings, see `ChartSettingsSheet`. */
  onSettings: () => void
}

/** Under the chart: how much time a bar holds, how much time the view holds, and the way to the settings. */
export function ChartToolbar({ period, onPeriod, range, onRange, onSettings }: ChartToolbarProps) {
  const t = useKLineMessages()
  const name = useId()
  return (
    <div className={styles.toolbar}>
      <div role="radiogroup" aria-label={t('period')} className={styles.periods}>
        {chartPeriods.map((one) => (
          <label key={one} className={styles.period}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === period}
              aria-label={t(`periodNames.${one}`)}
              className={styles.input}
              onChange={() => {
                onPeriod({ period: one })
              }}
            />
            <span aria-hidden>{t(`periods.${one}`)}</span>
          </label>
        ))}
      </div>
      <div className={styles.row}>
        <div role="group" aria-label={t('range')} className={styles.ranges}>
          {quickRanges.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === range}
              className={styles.range}
              onClick={() => {
                onRange({ range: one })
              }}
            >
              {t(`ranges.${one}`)}
              <VisuallyHidden>{t(`rangeNames.${one}`)}</VisuallyHidden>
            </button>
          ))}
        </div>
        <IconButton
          label={t('settings')}
          icon={<Icon icon={SlidersHorizontal} size="small" />}
          onClick={onSettings}
        />
      </div>
    </div>
  )
}
