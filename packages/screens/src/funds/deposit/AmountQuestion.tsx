import type { DepositTermsOnWire } from '@onelot/api-client'
import { ChipGroup, ChipSelect, Stack, Text, formatCompactMoney, formatMoney, useTheme } from '@onelot/ui'
import { AmountFigure } from '../../base/form/AmountFigure.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { usePreferences } from '../../base/ports/ports.ts'
import { currencyOrder } from '../../parts/figures/currencyOrder.ts'
import * as styles from './DepositScreen.css.ts'
import { amountOf, quickAmounts } from './depositAmount.ts'
import type { DepositModel } from './useDeposit.ts'

export interface AmountQuestionProps {
  terms: DepositTermsOnWire
  model: DepositModel
  /** Why it is none, once that was asked. */
  error: string | undefined
  onType: (typed: string) => void
}

/** How much, in which currency: by our own keys, with amounts to choose from, between the least and the most. */
export function AmountQuestion({ terms, model, error, onType }: AmountQuestionProps) {
  const { t } = useTranslation('deposit')
  const { t: ofDeposits } = useTranslation('deposits')
  const { locale } = useTheme()
  const { homeMarket } = usePreferences()
  const { currency, typed } = model
  const { least, most } = terms.limit
  return (
    <Stack gap="x4">
      <div className={styles.head}>
        <Text as="h2" tabIndex={-1} size="title" weight="bold">
          {t('ask.amount')}
        </Text>
        <ChipSelect
          label={t('currency')}
          choices={currencyOrder(homeMarket)
            .filter((one) => one === currency || terms.currencies.includes(one))
            .map((value) => ({ value, label: value }))}
          value={currency}
          onChange={({ value }) => model.choose(value)}
        />
      </div>
      <AmountFigure
        label={ofDeposits('amount')}
        currency={currency}
        typed={typed}
        onType={onType}
        hint={t('limit', {
          least: formatMoney(locale, { currency, amount: least }),
          most: formatMoney(locale, { currency, amount: most }),
        })}
        error={error}
      >
        <ChipGroup
          label={t('quick')}
          options={quickAmounts(terms.limit).map((value) => ({
            value,
            label: formatCompactMoney(locale, { currency, amount: value }),
          }))}
          value={amountOf(typed)}
          onSelect={({ value }) => onType(value)}
        />
      </AmountFigure>
    </Stack>
  )
}
