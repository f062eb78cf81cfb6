import type { ExchangeQuoteOnWire } from '@onelot/api-client'
import { type Money as Amount, isPositive } from '@onelot/domain'
import { ChipGroup, FactList, Money, Stack, Text, formatDateTime, useTheme } from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import * as styles from './ExchangeScreen.css.ts'

export interface FundsProps {
  account: ExchangeQuoteOnWire['accounts']['from']
  onTakeAll: (withdrawable: Amount) => void
}

/** How much can be exchanged, why that is less than there is, and a way to take all of it. */
export function Funds({ account, onTakeAll }: FundsProps) {
  const { t } = useTranslation('exchange')
  const { locale } = useTheme()
  const now = useNow()
  const { withdrawable, frozen, unsettled } = account
  const held = isPositive(frozen)
    ? [{ label: t('onHold'), value: <Money value={frozen} size="small" /> }]
    : []
  const settling = unsettled.map(({ settlesAt, money }) => ({
    label: t('settles', { at: formatDateTime(locale, settlesAt, { zone: readerZone(), now: now() }) }),
    value: <Money value={money} size="small" />,
  }))
  const reasons = [...held, ...settling]
  return (
    <Stack gap="x1">
      <div className={styles.funds}>
        <Text size="small" tone="secondary">
          {t('withdrawable')}
        </Text>
        <div className={styles.most}>
          <Money value={withdrawable} size="small" weight="strong" />
          <div className={styles.chip}>
            <ChipGroup
              label={t('withdrawable')}
              options={[{ value: 'all', label: t('all') }]}
              disabled={!isPositive(withdrawable)}
              onSelect={() => onTakeAll(withdrawable)}
            />
          </div>
        </div>
      </div>
      {reasons.length === 0 ? null : <FactList label={t('notYet')} facts={reasons} />}
    </Stack>
  )
}
