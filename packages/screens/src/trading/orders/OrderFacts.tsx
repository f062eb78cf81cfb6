import type { ListedOrder } from '@onelot/api-client'
import { type Money as Amount, type Decimal, type Instant, add } from '@onelot/domain'
import { type Fact, FactList, Money, useTheme } from '@onelot/ui'
import { useCauseText } from '../../parts/end-causes/useCauseText.ts'
import { MomentText } from '../../base/i18n/MomentText.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useOrderText } from './useOrderText.ts'

/** All that is on hold for it, its commission too, as the movement says. */
const heldBy = ({ frozenMargin, frozenFee }: ListedOrder['order']): Amount | undefined =>
  frozenMargin && frozenFee ? add(frozenMargin, frozenFee) : frozenMargin

/** Every detail that an order has in its state; those that it has not are left out. */
export function OrderFacts({ listed }: { listed: ListedOrder }) {
  const { t } = useTranslation('orders')
  const { t: trading } = useTranslation('trading')
  const { t: ui } = useTheme()
  const causeText = useCauseText()
  const { order } = listed
  const text = useOrderText(listed)
  const { takeProfit, stopLoss } = order.protection ?? {}
  const none: readonly Fact[] = []
  const price = (label: string, amount: Decimal | undefined) =>
    amount === undefined ? none : [{ label, value: text.price(amount) }]
  const money = (label: string, amount: Amount | undefined) =>
    amount === undefined ? none : [{ label, value: <Money value={amount} size="small" /> }]
  const time = (label: string, at: Instant | undefined) =>
    at === undefined ? none : [{ label, value: <MomentText at={at} market={listed.instrument.market} /> }]
  const plain = (label: string, value: string | undefined) =>
    value === undefined ? none : [{ label, value }]
  const facts: readonly Fact[] = [
    { label: t('facts.filled'), value: text.filled() },
    ...price(t('facts.limit'), order.limitPrice),
    ...price(
      t('facts.trigger'),
      order.trigger ?? (order.stop?.kind === 'level' ? order.stop.price : undefined),
    ),
    ...plain(t('facts.distance'), text.distance(order.stop)),
    ...plain(t('facts.average'), order.averagePrice && text.average(order.averagePrice)),
    ...(order.leverage === 1
      ? none
      : [{ label: t('facts.leverage'), value: ui('finance.leverage', { times: order.leverage }) }]),
    ...money(t('facts.margin'), heldBy(order)),
    ...money(t('facts.fee'), order.frozenFee ?? order.fee),
    ...money(t('facts.tax'), order.tax),
    ...price(trading('protection.takeProfit'), takeProfit),
    ...plain(
      trading('protection.stopLoss'),
      stopLoss?.kind === 'level' ? text.price(stopLoss.price) : text.distance(stopLoss),
    ),
    ...(order.group === undefined
      ? [{ label: trading('timeInForce.label'), value: trading(`timeInForce.${order.timeInForce}`) }]
      : none),
    ...time(t('facts.placed'), order.placedAt),
    ...time(t('facts.waits'), order.waitsUntil),
    ...(order.status === 'working' ? time(t('facts.expires'), order.expiresAt) : none),
    ...time(t('facts.ended'), order.status === 'filled' ? undefined : order.endedAt),
    ...plain(t('facts.cause'), order.cause && causeText(order.cause)),
    { label: t('facts.number'), value: order.id },
  ]
  return <FactList label={t('facts.label')} facts={facts} />
}
