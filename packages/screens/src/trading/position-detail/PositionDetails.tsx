import type { ExecutionOnWire, ListedPosition, OpenPositionOnWire, PositionOnWire } from '@onelot/api-client'
import {
  type Money as Amount,
  type Decimal,
  type Instant,
  add,
  isOpen,
  quantityOf as sharesOf,
  stopOutOnTick,
  toDecimal,
  zero,
} from '@onelot/domain'
import {
  type Fact,
  FactList,
  Money,
  type PriceScale,
  formatAverageOf,
  formatAveragePrice,
  formatPrice,
  holdingKind,
  useTheme,
  useUiMessages,
} from '@onelot/ui'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useQuantity } from '../../base/i18n/useQuantity.ts'
import { MomentText } from '../../base/i18n/MomentText.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { useCauseText } from '../../parts/end-causes/useCauseText.ts'
import { isAverageExit } from './averageExit.ts'
import * as styles from './PositionDetailScreen.css.ts'

export interface PositionDetailsProps {
  position: PositionOnWire
  /** The name of the mentor whose trade it mirrors. */
  by: ListedPosition['by']
  /** All of the position: what they were charged adds up to its commission and its tax. */
  executions: readonly ExecutionOnWire[]
  /** How the prices of its instrument are written. */
  scale: PriceScale
}

/** Where the system closes an open position; undefined where it never does, and while the ticks of its market are not known. */
const liquidationOf = (
  { inForce, ...position }: OpenPositionOnWire,
  { ticks }: PriceScale,
): Decimal | undefined =>
  inForce && ticks && stopOutOnTick(position, position.fill, inForce.stopOutRate, { ticks })

/** Every field of the position detail, those that it has in its state. */
export function PositionDetails({ position, by, executions, scale }: PositionDetailsProps) {
  const { t } = useTranslation('positionDetail')
  const { t: positions } = useTranslation('positions')
  const { locale } = useTheme()
  const ui = useUiMessages()
  const name = useName()
  const { href, Link } = useNavigation()
  const causeText = useCauseText()
  const { terms } = position
  const kind = holdingKind(terms)
  const time = (at: Instant) => <MomentText at={at} market={position.market} />
  const price = (amount: Decimal) => formatPrice(locale, amount, scale)
  const averagePrice = (amount: Decimal) => formatAveragePrice(locale, amount, scale)
  /** Its product with the quantity is the amount paid, which is shown beside it. */
  const paidPrice = ({ price: paid, lots: held }: { readonly price: Decimal; readonly lots: number }) =>
    formatAverageOf(locale, paid, scale, toDecimal(sharesOf(held, position.lotSize)))
  const quantityOf = useQuantity()
  const lots = (count: number) => quantityOf(count, { id: terms.instrument, lotSize: position.lotSize })
  const amount = (value: Amount) => <Money value={value} size="small" />
  const filled = isOpen(position) || position.status === 'closed'
  const exited = isOpen(position) ? position.exited : undefined
  const charged = (of: 'fee' | 'tax') =>
    add(zero(position.currency), ...executions.map((execution) => execution[of]))

  const ordered: Fact[] = [
    {
      label: t('type'),
      value: `${ui(`finance.sides.${terms.side}`)} · ${ui(`finance.orderTypes.${terms.type}`)}`,
    },
    { label: t('number'), value: position.id },
    { label: t('placed'), value: time(position.placedAt) },
    ...(terms.limitPrice === undefined ? [] : [{ label: t('limit'), value: price(terms.limitPrice) }]),
    { label: t('quantity'), value: quantity() },
    { label: t('leverage'), value: ui('finance.leverage', { times: terms.leverage }) },
    ...dayTradeFacts(),
    ...mentorFacts(),
  ]
  const waiting: Fact[] =
    position.status === 'pendingOrder'
      ? [
          { label: t(`holding.${kind}.frozen`), value: amount(position.frozenMargin) },
          { label: t('fees'), value: amount(position.frozenFee) },
          { label: t('expires'), value: time(position.expiresAt) },
        ]
      : []
  const held: Fact[] = filled
    ? [
        { label: t(`holding.${kind}.entryTime`), value: time(position.fill.at) },
        { label: ui(`finance.holding.${kind}.entry`), value: paidPrice(position.fill) },
        { label: t(`holding.${kind}.${exited ? 'paidLeft' : 'paid'}`), value: amount(position.fill.margin) },
        ...(position.status === 'closed' ? [] : [{ label: t('fees'), value: amount(charged('fee')) }]),
        ...(position.fill.lockedUntil === undefined
          ? []
          : [{ label: t('lock'), value: time(position.fill.lockedUntil) }]),
      ]
    : []
  const liquidation = isOpen(position) ? liquidationOf(position, scale) : undefined
  if (liquidation !== undefined)
    held.push({ label: ui('finance.position.liquidation'), value: price(liquidation) })
  const closed: Fact[] = exited
    ? [
        { label: t('tax'), value: amount(charged('tax')) },
        {
          label: t(`holding.${kind}.exitedProfit`),
          value: <Money value={exited.netProfit} size="small" tone="change" />,
        },
      ]
    : []
  const closing: Fact[] =
    position.status === 'preparingToClose'
      ? position.closes.flatMap((close) => [
          {
            label: t(`holding.${kind}.closing`),
            value: t('closingAt', { lots: lots(close.lots), price: price(close.limitPrice) }),
          },
          { label: t('expires'), value: time(close.expiresAt) },
        ])
      : []
  return (
    <FactList
      label={useTitleOf()('positionDetail')}
      facts={[...ordered, ...waiting, ...held, ...closed, ...closing, ...endedDetails()]}
    />
  )

  function quantity(): string {
    if (!filled) return lots(terms.lots)
    const left = position.fill.lots
    return exited
      ? t(`holding.${kind}.lotsLeft`, { left: lots(left), closed: lots(exited.lots) })
      : lots(left)
  }

  /** When it is closed by the broker; of what has ended, only that it was one. */
  function dayTradeFacts(): Fact[] {
    if (!isOpen(position) && position.status !== 'pendingOrder') return []
    if ('carriedSince' in position && position.carriedSince !== undefined)
      return [{ label: positions('dayTrade'), value: positions('dayTradeCarried') }]
    return position.closesAt === undefined ? [] : [{ label: t('closesAt'), value: time(position.closesAt) }]
  }

  function mentorFacts(): Fact[] {
    const { origin } = position
    if (by === undefined || origin === undefined) return []
    const target = href({ to: 'follow', follow: origin.id })
    return [
      {
        label: t('mentor'),
        value: (
          <Link href={target} className={styles.mentor}>
            {name(by)}
          </Link>
        ),
      },
    ]
  }

  function endedDetails(): Fact[] {
    switch (position.status) {
      case 'cancelled':
      case 'expired':
      case 'rejected':
        return [
          { label: t('ended'), value: time(position.endedAt) },
          { label: t('cause'), value: causeText(position.cause) },
        ]
      case 'closed': {
        const { closing: end } = position
        return [
          { label: t(`holding.${kind}.exitTime`), value: time(end.at) },
          {
            label: ui(
              `finance.holding.${kind}.${isAverageExit(end.price, executions) ? 'averageExit' : 'exit'}`,
            ),
            value: averagePrice(end.price),
          },
          { label: t('cause'), value: causeText(end.cause) },
          { label: t('settles'), value: time(end.settlesAt) },
          { label: t('grossProfit'), value: <Money value={end.grossProfit} size="small" tone="change" /> },
          { label: t('fees'), value: amount(charged('fee')) },
          { label: t('tax'), value: amount(charged('tax')) },
          { label: t('profit'), value: <Money value={end.netProfit} tone="change" />, strong: true },
        ]
      }
      case 'pendingOrder':
      case 'holding':
      case 'preparingToClose':
        return []
    }
  }
}
