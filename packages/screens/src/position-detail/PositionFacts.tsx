import type { PositionOnWire } from '@onelot/api-client'
import {
  type Money as Amount,
  type Decimal,
  type Instant,
  type Market,
  decimal,
  isOpen,
} from '@onelot/domain'
import {
  type Fact,
  FactList,
  Money,
  formatDateTime,
  type PriceScale,
  formatNumber,
  formatPrice,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { readerZone } from '../app/readerZone.ts'
import { useCauseText } from './useCauseText.ts'

export interface PositionFactsProps {
  position: PositionOnWire
  market: Market | undefined
  /** How the prices of its instrument are written. */
  scale: PriceScale
}

/** Every field of the position detail, those that it has in its state. */
export function PositionFacts({ position, market, scale }: PositionFactsProps) {
  const { t } = useTranslation('trade')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const causeText = useCauseText()
  const { terms } = position
  const time = (at: Instant) =>
    formatDateTime(locale, at, { zone: market?.zone ?? readerZone(), seconds: true, zoneShown: true })
  const price = (amount: Decimal) => formatPrice(locale, amount, scale)
  const lots = (count: number) => formatNumber(locale, decimal(String(count)))
  const amount = (value: Amount) => <Money value={value} size="small" />
  const filled = isOpen(position) || position.status === 'closed'
  const exited = isOpen(position) ? position.exited : undefined

  const ordered: Fact[] = [
    {
      label: t('detail.type'),
      value: `${ui(`finance.sides.${terms.side}`)}, ${ui(`finance.orderTypes.${terms.type}`)}`,
    },
    { label: t('detail.number'), value: position.id },
    { label: t('detail.placed'), value: time(position.placedAt) },
    ...(terms.limitPrice === undefined ? [] : [{ label: t('detail.limit'), value: price(terms.limitPrice) }]),
    { label: t('detail.quantity'), value: quantity() },
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
  const closed: Fact[] = exited
    ? [
        {
          label: t('detail.exitedProfit'),
          value: <Money value={exited.netProfit} size="small" tone="change" />,
        },
      ]
    : []
  const closing: Fact[] =
    position.status === 'preparingToClose'
      ? position.closes.flatMap((close) => [
          {
            label: t('detail.closing'),
            value: t('detail.closingAt', { count: close.lots, price: price(close.limitPrice) }),
          },
          { label: t('detail.expires'), value: time(close.expiresAt) },
        ])
      : []
  return (
    <FactList
      label={t('detail.title')}
      facts={[...ordered, ...waiting, ...held, ...closed, ...closing, ...endedFacts()]}
    />
  )

  function quantity(): string {
    if (!filled) return lots(terms.lots)
    const left = position.fill.lots
    return exited ? t('detail.lotsLeft', { left, opened: terms.lots }) : lots(left)
  }

  function endedFacts(): Fact[] {
    switch (position.status) {
      case 'cancelled':
      case 'expired':
      case 'rejected':
        return [
          { label: t('detail.sellTime'), value: time(position.endedAt) },
          { label: t('detail.cause'), value: causeText(position.cause) },
        ]
      case 'closed': {
        const { closing: end } = position
        return [
          { label: t('detail.sellTime'), value: time(end.at) },
          { label: t('detail.sellPrice'), value: price(end.price) },
          { label: t('detail.tax'), value: amount(end.tax) },
          { label: t('detail.cause'), value: causeText(end.cause) },
          { label: t('detail.settles'), value: time(end.settlesAt) },
          { label: t('detail.profit'), value: <Money value={end.netProfit} tone="change" />, strong: true },
        ]
      }
      case 'pendingOrder':
      case 'holding':
      case 'preparingToClose':
        return []
    }
  }
}
