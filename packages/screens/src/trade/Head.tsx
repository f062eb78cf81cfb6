import { SegmentedControl } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { usePreferences, useSession } from '../ports/ports.ts'
import { shownCurrencies } from '../ports/preferences.ts'
import * as styles from './TradeScreen.css.ts'

/** The title, and for a member the currency of the totals. */
export function Head() {
  const { t } = useTranslation('trade')
  const titleOf = useTitleOf()
  const { totalsIn, set } = usePreferences()
  const member = useSession().current !== undefined
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{titleOf('trade')}</h1>
      {member ? (
        <SegmentedControl
          label={t('summary.currency')}
          look="text"
          segments={shownCurrencies.map((value) => ({ value, label: value }))}
          value={totalsIn}
          onChange={({ value }) => {
            set({ totalsIn: value })
          }}
        />
      ) : null}
    </div>
  )
}
