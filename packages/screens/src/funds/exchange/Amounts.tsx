import type { ExchangeQuoteOnWire } from '@onelot/api-client'
import { type Money as Amount, type Refusal, compare, exact, minorUnits, money } from '@onelot/domain'
import {
  ChipSelect,
  CurrencyPairField,
  Money,
  type PairAmount,
  type PairSide,
  Text,
  formatMoney,
  formatPercent,
  parseNumber,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useFieldText, useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { usePreferences } from '../../base/ports/ports.ts'
import { currencyOrder } from '../../parts/figures/currencyOrder.ts'
import { Funds } from './Funds.tsx'
import * as styles from './ExchangeScreen.css.ts'
import { leastOf } from './exchangeForm.ts'
import type { Exchanging } from './useExchange.ts'
import { useRateText } from './useRateText.ts'

export interface AmountsProps {
  exchanging: Exchanging
  /** Undefined where there is none of the two currencies. */
  quote: ExchangeQuoteOnWire | undefined
  /** Why the broker would refuse it, where that is said already. */
  refusal: Refusal | undefined
  /** The member has asked to go on. */
  asked: boolean
}

/** Both amounts, the rate with the seconds for which it holds, and what the spread costs. */
export function Amounts({ exchanging, quote, refusal, asked }: AmountsProps) {
  const { t } = useTranslation('exchange')
  const ui = useUiMessages()
  const { locale, language } = useTheme()
  const { homeMarket } = usePreferences()
  const rateText = useRateText()
  const fieldText = useFieldText()
  const refusalText = useRefusalText()
  const { draft, model, seconds, isSameCurrency } = exchanging
  const wrong = useWrong(refusal, quote && leastOf(draft.side, quote))
  const { conversion } = model
  const currency = draft[draft.side]
  const parsed = parseNumber(draft.text, language, { places: minorUnits(currency), currency })
  const noNumber = parsed.ok || parsed.reason === 'empty' ? undefined : ui(`amount.${parsed.reason}`)
  const isMissing = asked && draft.text === ''
  const error = isMissing ? fieldText('required') : ((asked ? noNumber : undefined) ?? wrong)
  const ageText =
    seconds?.left === 0
      ? t('ended')
      : seconds === undefined || seconds.age === 0
        ? t('age.now')
        : t('age.seconds', { count: seconds.age })
  const amount = (side: PairSide): PairAmount => {
    const own = side === draft.side
    const other = side === 'from' ? conversion?.source.amount : conversion?.target.amount
    return {
      label: t(side),
      currency: draft[side],
      text: own ? draft.text : (other ?? ''),
      error: own ? error : undefined,
      aside: (
        <ChipSelect
          label={t(`currency.${side}`)}
          choices={currencyOrder(homeMarket).map((value) => ({ value, label: value }))}
          value={draft[side]}
          onChange={({ value }) => exchanging.choose(side, value)}
        />
      ),
    }
  }
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
            <Funds account={quote.accounts.from} onTakeAll={exchanging.takeAll} />
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
      onChange={exchanging.type}
      onSwap={exchanging.swap}
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

/** What a refusal is called at the amount; one that is too low, by the least that may be. */
function useWrong(refusal: Refusal | undefined, least: Amount | undefined): string | undefined {
  const ui = useUiMessages()
  const { locale } = useTheme()
  const fieldText = useFieldText()
  const refusalText = useRefusalText()
  if (refusal === undefined) return undefined
  if (refusal.code !== 'VALIDATION') return refusalText(refusal)
  const reason = refusal.fields['amount']
  if (reason === 'tooLow' && least !== undefined)
    return ui('finance.bounds.least', { bound: formatMoney(locale, least) })
  return fieldText(reason)
}
