import type { ExchangeQuoteOnWire } from '@onelot/api-client'
import { compare, exact, money } from '@onelot/domain'
import {
  ChipSelect,
  CurrencyPairField,
  Money,
  type PairAmount,
  type PairSide,
  Text,
  formatMoney,
  formatPercent,
  useTheme,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { withOthers } from '../../parts/account-figures/currencyOrder.ts'
import { useCurrencyOrder } from '../../parts/account-figures/useCurrencyOrder.ts'
import { Funds } from './Funds.tsx'
import * as styles from './ExchangeScreen.css.ts'
import { typedOn } from './exchangeForm.ts'
import type { Exchanging } from './useExchange.ts'
import { useRateText } from './useRateText.ts'

export interface AmountsProps {
  exchanging: Exchanging
  /** Undefined where there is none of the two currencies. */
  quote: ExchangeQuoteOnWire | undefined
  /** What is wrong with the amount that was typed, where that is said already. */
  error: string | undefined
  /** The side that our number keys type into. */
  typing: PairSide | undefined
  onTyping: (side: PairSide | undefined) => void
  /** It is another amount. */
  onTyped: () => void
}

/** Both amounts, the rate with the seconds for which it holds, and what the spread costs. */
export function Amounts({ exchanging, quote, error, typing, onTyping, onTyped }: AmountsProps) {
  const { t } = useTranslation('exchange')
  const { locale } = useTheme()
  const { all } = useCurrencyOrder()
  const rateText = useRateText()
  const refusalText = useRefusalText()
  const { draft, model, seconds, isSameCurrency } = exchanging
  const { conversion } = model
  const ageText =
    seconds?.left === 0
      ? t('ended')
      : seconds === undefined || seconds.age === 0
        ? t('age.now')
        : t('age.seconds', { count: seconds.age })
  const amount = (side: PairSide): PairAmount => ({
    label: t(side),
    currency: draft[side],
    text: typedOn(side, draft, model),
    error: side === draft.side ? error : undefined,
    aside: (
      <ChipSelect
        label={t(`currency.${side}`)}
        choices={withOthers(all, [draft.from, draft.to]).map((value) => ({ value, label: value }))}
        value={draft[side]}
        onChange={({ value }) => {
          onTyped()
          exchanging.choose(side, value)
        }}
      />
    ),
  })
  const isRoundedUp =
    draft.side === 'to' &&
    draft.amount !== undefined &&
    conversion !== undefined &&
    compare(conversion.target, money(draft.to, draft.amount, 'down')) > 0
  const sameCurrency = isSameCurrency
    ? refusalText({ code: 'SAME_CURRENCY', params: {}, fields: {} })
    : undefined
  return (
    <CurrencyPairField
      label={t('label')}
      from={{
        ...amount('from'),
        below:
          quote === undefined ? undefined : (
            <Funds
              account={quote.accounts.from}
              chosen={draft.side === 'from' ? draft.amount : undefined}
              onTake={(part) => {
                onTyped()
                exchanging.take(part)
                if (typing !== undefined) onTyping('from')
              }}
            />
          ),
      }}
      to={{
        ...amount('to'),
        error: sameCurrency ?? amount('to').error,
        below: isRoundedUp ? (
          <Text size="small" tone="secondary">
            {t('rounded', { amount: formatMoney(locale, conversion.target) })}
          </Text>
        ) : undefined,
      }}
      typing={typing}
      onTyping={onTyping}
      onChange={({ side, text }) => {
        onTyped()
        exchanging.type(side, text)
      }}
      onSwap={() => {
        exchanging.swap()
        if (typing !== undefined) onTyping(typing === 'from' ? 'to' : 'from')
      }}
      rate={
        quote === undefined || seconds === undefined
          ? undefined
          : {
              text: rateText(quote, quote.rate),
              age: ageText,
              stale: seconds.left === 0,
            }
      }
      quote={seconds}
    >
      {quote === undefined ? null : (
        <div className={styles.spread}>
          <Text size="small" tone="secondary">
            {t('spread', {
              percent: formatPercent(locale, quote.spread, { places: percentPlaces(quote.spread) }),
            })}
          </Text>
          {conversion === undefined ? null : <Money value={conversion.spread} own={false} size="small" />}
        </div>
      )}
    </CurrencyPairField>
  )
}

/** `0.003` is 0.3 %. */
const percentPlaces = (rate: string): number =>
  (exact(rate).times('100').toFixed().split('.')[1] ?? '').length
