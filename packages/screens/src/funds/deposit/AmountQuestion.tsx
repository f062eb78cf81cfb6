import type { DepositTermsOnWire } from '@onelot/api-client'
import {
  ChipSelect,
  MoneyEntry,
  type MoneyEntryState,
  Stack,
  Text,
  formatCompactMoney,
  formatMoney,
  useTheme,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { inOrder } from '../../parts/account-figures/currencyOrder.ts'
import { useCurrencyOrder } from '../../parts/account-figures/useCurrencyOrder.ts'
import { amountOf, quickAmounts } from './depositAmount.ts'
import type { DepositModel } from './useDeposit.ts'

export interface AmountQuestionProps {
  terms: DepositTermsOnWire
  model: DepositModel
  entry: MoneyEntryState
}

/** How much, in which currency: amounts to choose from, between the least and the most. */
export function AmountQuestion({ terms, model, entry }: AmountQuestionProps) {
  const { t } = useTranslation('deposit')
  const { t: ofDeposits } = useTranslation('deposits')
  const { locale } = useTheme()
  const { all } = useCurrencyOrder()
  const { currency, typed } = model
  const { least, most } = terms.limit
  return (
    <Stack gap="x4">
      <Text as="h2" tabIndex={-1} size="title" weight="bold">
        {t('ask.amount')}
      </Text>
      <MoneyEntry
        entry={entry}
        label={ofDeposits('amount')}
        currency={currency}
        text={typed}
        onType={({ text }) => model.type(text)}
        hint={t('limit', {
          least: formatMoney(locale, { currency, amount: least }),
          most: formatMoney(locale, { currency, amount: most }),
        })}
        aside={
          <ChipSelect
            label={t('currency')}
            choices={inOrder(all, [...terms.currencies, currency]).map((value) => ({ value, label: value }))}
            value={currency}
            onChange={({ value }) => {
              entry.typed()
              model.choose(value)
            }}
          />
        }
        choices={{
          label: t('quick'),
          options: quickAmounts(terms.limit).map((value) => ({
            value,
            label: formatCompactMoney(locale, { currency, amount: value }),
          })),
          value: amountOf(typed),
        }}
      />
    </Stack>
  )
}
