import { ChipGroup } from '../../primitives/ChipGroup/ChipGroup.tsx'
import { Sheet } from '../../primitives/Sheet/Sheet.tsx'
import type { ChartToolbarProps } from './ChartToolbar.tsx'
import * as styles from './ChartToolbar.css.ts'
import { isFirstPeriod, minutePeriods } from './firstPeriods.ts'
import { quickRanges } from './ranges.ts'
import { useKLineMessages } from './useKLineMessages.ts'

interface MorePeriodsSheetProps extends Omit<ChartToolbarProps, 'onSettings' | 'onFullScreen'> {
  open: boolean
  onClose: () => void
}

/** Bars of minutes, and how much time the view holds. One choice closes it. */
export function MorePeriodsSheet({ open, onClose, period, onPeriod, range, onRange }: MorePeriodsSheetProps) {
  const t = useKLineMessages()
  return (
    <Sheet open={open} onClose={onClose} title={t('more')}>
      <div className={styles.settings}>
        <div className={styles.group}>
          <span aria-hidden className={styles.groupName}>
            {t('minutes')}
          </span>
          <ChipGroup
            label={t('minutes')}
            options={minutePeriods.map((value) => ({ value, label: t(`periodNames.${value}`) }))}
            value={isFirstPeriod(period) ? undefined : period}
            onSelect={({ value }) => {
              onPeriod({ period: value })
              onClose()
            }}
          />
        </div>
        <div className={styles.group}>
          <span aria-hidden className={styles.groupName}>
            {t('range')}
          </span>
          <ChipGroup
            label={t('range')}
            options={quickRanges.map((value) => ({ value, label: t(`rangeNames.${value}`) }))}
            value={range}
            onSelect={({ value }) => {
              onRange({ range: value })
              onClose()
            }}
          />
        </div>
      </div>
    </Sheet>
  )
}
