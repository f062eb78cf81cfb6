import {
  type Money as Amount,
  type Decimal,
  type Instant,
  type Market,
  type Position,
  decimal,
  isOpen,
} from '@onelot/domain'
import {
  type Fact,
  FactList,
  Money,
  formatDateTime,
  formatMoney,
  formatNumber,
  useTheme,
  useUiWords,
} from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { placesAt } from '../app/places.ts'
import { readerZone } from '../app/readerZone.ts'

export interface PositionFactsProps {
  position: Position
  market: Market | undefined
}

/** Every field of the position detail (section 2), those that it has in its state. */
export function PositionFacts({ position, market }: PositionFactsProps) {
  const { t } = useTranslation('trade')
  const { locale } = useTheme()
  const { finance } = useUiWords()
  const { terms, currency } = position
  const time = (at: Instant) =>
    formatDateTime(locale, at, { zone: market?.zone ?? readerZone(), seconds: true, zoneShown: true })
  const price = (amount: Decimal) =>
    formatMoney(locale, { currency, amount }, { places: placesAt(market, currency, amount) })
  const lots = (count: number) => formatNumber(locale, decimal(String(count)))
  const amount = (value: Amount) => <Money value={value} size="small" />
  const filled = isOpen(position) || position.status === 'closed'

  const ordered: Fact[] = [
    { label: t('detail.type'), value: `${finance.sides[terms.side]}, ${finance.orderTypes[terms.type]}` },
    { label: t('detail.number'), value: position.id },
    { label: t('detail.placed'), value: time(position.placedAt) },
    ...(terms.limitPrice === undefined ? [] : [{ label: t('detail.limit'), value: price(terms.limitPrice) }]),
    { label: t('detail.quantity'), value: lots(filled ? position.fill.lots : terms.lots) },
    { label: t('detail.leverage'), value: `${String(terms.leverage)}x` },
  ]
  const waiting: Fact[] =
    position.status === 'pendingOrder'
      ? [
          { label: t('detail.margin'), value: amount(position.frozenMargin) },
          { label: t('detail.fees'), value: amount(position.frozenFee) },
          { label: t('detail.expires'), value: time(position.expiresAt) },
        ]
      : []
  const held: Fact[] = filled
    ? [
        { label: t('detail.buyTime'), value: time(position.fill.at) },
        { label: t('detail.buyPrice'), value: price(position.fill.price) },
        { label: t('detail.margin'), value: amount(position.fill.margin) },
        { label: t('detail.fees'), value: amount(position.fill.fee) },
        ...(position.fill.lockedUntil === undefined
          ? []
          : [{ label: t('detail.lock'), value: time(position.fill.lockedUntil) }]),
      ]
    : []
  const closing: Fact[] =
    position.status === 'preparingToClose'
      ? [
          {
            label: t('detail.closing'),
            value: t('detail.closingAt', {
              lots: lots(position.close.lots),
              price: price(position.close.limitPrice),
            }),
          },
          { label: t('detail.expires'), value: time(position.expiresAt) },
        ]
      : []
  return (
    <FactList
      label={t('detail.title')}
      facts={[...ordered, ...waiting, ...held, ...closing, ...endedFacts()]}
    />
  )

  function endedFacts(): Fact[] {
    if (position.status === 'cancelled') {
      return [
        { label: t('detail.sellTime'), value: time(position.cancelledAt) },
        { label: t('detail.cause'), value: t(`detail.causes.${position.cause}`) },
      ]
    }
    if (position.status !== 'closed') return []
    const { closing: end } = position
    return [
      { label: t('detail.sellTime'), value: time(end.at) },
      { label: t('detail.sellPrice'), value: price(end.price) },
      { label: t('detail.tax'), value: amount(end.tax) },
      { label: t('detail.cause'), value: t(`detail.causes.${end.cause}`) },
      { label: t('detail.settles'), value: time(end.settlesAt) },
      { label: t('detail.profit'), value: <Money value={end.netProfit} tone="change" />, strong: true },
    ]
  }
}
