import { SegmentedControl } from '@onelot/ui'
import { usePreferences } from '../../base/ports/ports.ts'
import { useCurrencyOrder } from './useCurrencyOrder.ts'
import * as styles from './TotalsCurrency.css.ts'

export interface TotalsCurrencyProps {
  /** Says what is chosen. */
  label: string
  /** Without the page's margin: within something that has it. @defaultValue false */
  flush?: boolean
}

/** Chooses the currency of the totals, on every screen. */
export function TotalsCurrency({ label, flush = false }: TotalsCurrencyProps) {
  const { totalsIn, set } = usePreferences()
  const { totals } = useCurrencyOrder()
  return (
    <div className={styles.currency} data-flush={flush}>
      <SegmentedControl
        label={label}
        look="text"
        segments={totals.map((value) => ({
          value,
          label: value,
        }))}
        value={totalsIn}
        onChange={({ value }) => set({ totalsIn: value })}
      />
    </div>
  )
}
