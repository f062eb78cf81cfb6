import type { ChartPeriod } from '@onelot/domain'
import { ChevronDown, Maximize2, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ChartToolbar.css.ts'
import { MorePeriodsSheet } from './MorePeriodsSheet.tsx'
import { isFirstPeriod, firstPeriods } from './firstPeriods.ts'
import type { QuickRange } from './ranges.ts'
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
  /** Gives the chart the whole screen; left out where it has it. */
  onFullScreen?: (() => void) | undefined
}

/**
 * Under the chart, in one row: how much time a bar holds, and buttons for the settings and the full screen. Minutes and quick ranges are
 * behind "more", whose button names the one that is chosen.
 */
export function ChartToolbar(props: ChartToolbarProps) {
  const { period, onPeriod, range, onRange, onSettings, onFullScreen } = props
  const t = useKLineMessages()
  const name = useId()
  const [more, setMore] = useState(false)
  const chosen = isFirstPeriod(period)
    ? range && { short: t(`ranges.${range}`), long: t(`rangeNames.${range}`) }
    : { short: t(`periods.${period}`), long: t(`periodNames.${period}`) }
  return (
    <div className={styles.toolbar}>
      <div className={styles.scroll}>
        <div role="radiogroup" aria-label={t('period')} className={styles.periods}>
          {firstPeriods.map((one) => (
            <label key={one} className={styles.period}>
              <input
                type="radio"
                name={name}
                value={one}
                checked={one === period}
                aria-label={t(`periodNames.${one}`)}
                className={styles.input}
                onChange={() => onPeriod({ period: one })}
              />
              <span aria-hidden>{t(`periods.${one}`)}</span>
            </label>
          ))}
        </div>
        <button
          type="button"
          className={styles.more}
          aria-haspopup="dialog"
          data-chosen={chosen !== undefined}
          onClick={() => setMore(true)}
        >
          <span
            aria-hidden={chosen !== undefined}
            className={chosen === undefined ? styles.moreName : undefined}
          >
            {chosen?.short ?? t('more')}
          </span>
          {chosen === undefined ? null : <VisuallyHidden>{`${t('more')}, ${chosen.long}`}</VisuallyHidden>}
          <Icon icon={ChevronDown} size="small" />
        </button>
      </div>
      <IconButton
        label={t('settings')}
        icon={<Icon icon={SlidersHorizontal} size="small" />}
        onClick={onSettings}
      />
      {onFullScreen === undefined ? null : (
        <IconButton
          label={t('fullScreen')}
          icon={<Icon icon={Maximize2} size="small" />}
          onClick={onFullScreen}
        />
      )}
      <MorePeriodsSheet
        open={more}
        onClose={() => setMore(false)}
        {...{ period, onPeriod, range, onRange }}
      />
    </div>
  )
}
