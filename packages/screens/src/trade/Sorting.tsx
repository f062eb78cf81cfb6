import { type PositionSort, positionSorts } from '@onelot/domain'
import { SegmentedControl } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import * as styles from './TradeScreen.css.ts'

export interface SortingProps {
  sort: PositionSort
  onChange: (sort: PositionSort) => void
}

/** In what order open positions are listed. */
export function Sorting({ sort, onChange }: SortingProps) {
  const { t } = useTranslation('trade')
  return (
    <div className={styles.sort}>
      <SegmentedControl
        label={t('sort.label')}
        look="text"
        segments={positionSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={sort}
        onChange={({ value }) => {
          onChange(value)
        }}
      />
    </div>
  )
}
