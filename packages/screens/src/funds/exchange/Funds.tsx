import type { ExchangeQuoteOnWire } from '@onelot/api-client'
import { type Decimal, isPositive } from '@onelot/domain'
import { ChipGroup, FactList, Money, Stack, Text, formatDateTime, useTheme } from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { usePartsOf } from '../../parts/account-figures/usePartsOf.ts'
import * as styles from './ExchangeScreen.css.ts'

export interface FundsProps {
  account: ExchangeQuoteOnWire['accounts']['from']
  /** The amount that is typed. */
  chosen: Decimal | undefined
  onTake: (amount: Decimal) => void
}

/** How much can be exchanged, why that is less than there is, and parts of it to take. */
export function Funds({ account, chosen, onTake }: FundsProps) {
  const { t } = useTranslation('exchange')
  const { locale } = useTheme()
  const now = useNow()
  const partsOf = usePartsOf()
  const { withdrawable, frozen, unsettled } = account
  const held = isPositive(frozen)
    ? [{ label: t('onHold'), value: <Money value={frozen} size="small" /> }]
    : []
  const settling = unsettled.map(({ settlesAt, money }) => ({
    label: t('settles', { at: formatDateTime(locale, settlesAt, { zone: readerZone(), now: now() }) }),
    value: <Money value={money} size="small" />,
  }))
  const reasons = [...held, ...settling]
  const parts = partsOf(withdrawable, { all: t('all'), chosen })
  return (
    <Stack gap="x2">
      <div className={styles.funds}>
        <Text size="small" tone="secondary">
          {t('withdrawable')}
        </Text>
        <Money value={withdrawable} size="small" weight="strong" />
      </div>
      <ChipGroup
        label={t('withdrawable')}
        options={parts.options}
        value={parts.value}
        disabled={!isPositive(withdrawable)}
        onSelect={({ value }) => onTake(value)}
      />
      {reasons.length === 0 ? null : <FactList label={t('notYet')} facts={reasons} />}
    </Stack>
  )
}
