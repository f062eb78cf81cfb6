import type { BlockOnWire } from '@onelot/api-client'
import { type Decimal, exact, money, toDecimal } from '@onelot/domain'
import { type Fact, Money, formatMoney, formatPercent, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { PricedNow } from '../../parts/blocks/blockView.ts'
import { useAfterFact } from '../../parts/new-shares/useAfterFact.tsx'
import { useLockTime } from '../../parts/sales/useLockTime.ts'
import type { TicketFigures } from './ticket.ts'

/** What a quantity takes and comes to; the price of now leads, the lock ends. */
export function useTicketFacts({
  instrument,
  terms,
  zone,
}: BlockOnWire): (priced: PricedNow, figures: TicketFigures) => readonly Fact[] {
  const { t } = useTranslation('block')
  const { locale } = useTheme()
  const afterOf = useAfterFact()
  const timeOf = useLockTime()
  const { currency } = instrument
  const small = (amount: Decimal) => <Money value={money(currency, amount)} own={false} size="small" />
  const written = (amount: Decimal) => formatMoney(locale, money(currency, amount))
  return ({ price, percent }, { value, fee, total, after, breakEven, average }) => [
    ...(price === undefined ? [] : [{ label: t('buy.price'), value: small(price) }]),
    ...(percent === undefined
      ? []
      : [
          {
            label: t('buy.discount'),
            value: formatPercent(locale, toDecimal(exact(percent).div('100'))),
          },
        ]),
    { label: t('buy.value'), value: <Money value={value} own={false} size="small" /> },
    { label: t('buy.fee'), value: <Money value={fee} own={false} size="small" /> },
    { label: t('buy.total'), value: <Money value={total} own={false} weight="bold" />, strong: true },
    afterOf(after),
    { label: t('buy.even'), value: small(breakEven) },
    ...(average.before === undefined || average.after === undefined
      ? []
      : [
          {
            label: t('buy.average'),
            value: t('buy.averageThen', { before: written(average.before), after: written(average.after) }),
          },
        ]),
    ...(terms === undefined
      ? []
      : [{ label: t('buy.locked'), value: timeOf(terms.unlocksAt, zone), strong: true }]),
  ]
}
