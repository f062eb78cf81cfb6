import { SegmentedControl } from '@onelot/ui'
import { usePreferences } from '../ports/ports.ts'
import { shownCurrencies } from '../ports/preferences.ts'
import * as styles from './TotalsCurrency.css.ts'

/** Chooses the currency of the totals, on every screen. `label` says so. */
export function TotalsCurrency({ label }: { label: string }) {
  const { totalsIn, set } = usePreferences()
  return (
    <div className={styles.currency}>
      <SegmentedControl
        label={label}
        look="text"
        segments={shownCurrencies.map((value) => ({ value, label: value }))}
        value={totalsIn}
        onChange={({ value }) => {
          set({ totalsIn: value })
        }}
      />
    </div>
  )
}
