import { SegmentedControl } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { usePreferences } from '../ports/ports.ts'
import { shownCurrencies } from '../ports/preferences.ts'
import * as styles from './TradeScreen.css.ts'

/** Chooses the currency of the totals, on every screen. */
export function TotalsCurrency() {
  const { t } = useTranslation('trade')
  const { totalsIn, set } = usePreferences()
  return (
    <div className={styles.currency}>
      <SegmentedControl
        label={t('summary.currency')}
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
