import type { WithdrawalTermsOnWire } from '@onelot/api-client'
import { type Decimal, isPositive, money } from '@onelot/domain'
import type { WithdrawalTerms } from '@onelot/domain/modules/funds/withdrawals'
import { MoneyEntry, type MoneyEntryProps, formatMoney, maskedMoney, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { usePartsOf } from '../../parts/account-figures/usePartsOf.ts'
import { Outcome } from './Outcome.tsx'
import { mostOf } from './withdrawForm.ts'

export interface AmountProps extends Pick<
  MoneyEntryProps,
  'entry' | 'label' | 'text' | 'onType' | 'name' | 'ref' | 'onBlur'
> {
  terms: WithdrawalTermsOnWire
  /** The amount that is typed. */
  chosen: Decimal | undefined
  /** What would come of it. */
  outcome: WithdrawalTerms | undefined
}

/** How much, between the least and the most, and what comes of it. */
export function Amount({ terms, chosen, outcome, ...field }: AmountProps) {
  const { t } = useTranslation('withdraw')
  const { locale, hideAmounts } = useTheme()
  const partsOf = usePartsOf()
  const { limit, withdrawable } = terms
  const { currency } = withdrawable
  const written = (amount: Decimal) => formatMoney(locale, money(currency, amount))
  const most = mostOf(terms)
  const parts = partsOf(most, { all: t('all'), chosen })
  return (
    <MoneyEntry
      {...field}
      currency={currency}
      hint={t('limits', {
        available: hideAmounts ? maskedMoney(locale, currency) : formatMoney(locale, withdrawable),
        least: written(limit.least),
        most: written(limit.most),
      })}
      choices={isPositive(most) ? { label: t('parts'), ...parts } : undefined}
    >
      {outcome === undefined ? null : <Outcome terms={outcome} />}
    </MoneyEntry>
  )
}
