import type { PlacementOnWire } from '@onelot/api-client'
import { type Decimal, discountPercent, exact, money, toDecimal } from '@onelot/domain'
import {
  BeforeAfter,
  type Fact,
  Money,
  formatMoney,
  formatPercent,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useAfterFact } from '../../parts/new-shares/useAfterFact.tsx'
import { useLockTime } from '../../parts/sales/useLockTime.ts'
import type { SubscriptionFigures } from './subscription.ts'
import { useLastPrice } from '../../parts/sales/useLastPrice.ts'

/** What an amount buys and takes; the discount leads, the lock ends, after what else is known. */
export function useSubscriptionFacts(
  placement: PlacementOnWire,
): (figures: SubscriptionFigures, more?: readonly Fact[]) => readonly Fact[] {
  const { t } = useTranslation('placementDetail')
  const { t: sales } = useTranslation('sales')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const last = useLastPrice(placement)
  const afterOf = useAfterFact()
  const timeOf = useLockTime()
  const { instrument, unlocksAt, zone } = placement
  const { currency } = instrument
  const small = (amount: Decimal) => <Money value={money(currency, amount)} own={false} size="small" />
  const written = (amount: Decimal) => formatMoney(locale, money(currency, amount))
  const percent = (rate: Decimal) => formatPercent(locale, rate, { places: { least: 0, most: 2 } })
  return ({ tier, price, shares, cost, after, breakEven, average }, more = []) => [
    { label: t('subscribe.discount'), value: percent(tier.discount) },
    ...(last === undefined
      ? []
      : [
          {
            label: t('subscribe.now'),
            value: percent(toDecimal(exact(discountPercent(price, last)).div('100'))),
          },
        ]),
    { label: t('subscribe.price'), value: small(price) },
    { label: t('subscribe.shares'), value: ui('finance.shares', { count: shares }) },
    { label: sales('total'), value: <Money value={cost} own={false} weight="bold" />, strong: true },
    afterOf(after),
    { label: t('subscribe.even'), value: small(breakEven) },
    ...(average.before === undefined || average.after === undefined
      ? []
      : [
          {
            label: t('subscribe.average'),
            value: <BeforeAfter before={written(average.before)} after={written(average.after)} />,
          },
        ]),
    ...more,
    { label: sales('locked'), value: timeOf(unlocksAt, zone), strong: true },
  ]
}
