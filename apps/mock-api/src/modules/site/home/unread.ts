import { type MessageKind, type UnreadGroup, unreadGroups } from '@onelot/api-client'

const groupsByKind: Readonly<Record<MessageKind, UnreadGroup>> = {
  orderFilled: 'fills',
  takeProfitFilled: 'fills',
  stopLossFilled: 'fills',
  trailingStopFilled: 'fills',
  positionStoppedOut: 'fills',
  positionDelisted: 'fills',
  dayTradeEnded: 'fills',
  dayTradeCarried: 'others',
  orderExpired: 'others',
  orderRejected: 'others',
  orderCancelled: 'others',
  tradingHalted: 'others',
  tradingResumed: 'others',
  alertFired: 'alerts',
  alertEnded: 'alerts',
  dividendPaid: 'dividends',
  dividendCharged: 'dividends',
  realNamePassed: 'reviews',
  realNameRejected: 'reviews',
  requestEnded: 'reviews',
  marginEnabled: 'others',
  product: 'others',
}
const groups: ReadonlyMap<string, UnreadGroup> = new Map(Object.entries(groupsByKind))

/** How many messages there are of each group. */
export function countsOf(messages: readonly { readonly kind: string }[]): Record<UnreadGroup, number> {
  const counts = Object.fromEntries(unreadGroups.map((group) => [group, 0])) as Record<UnreadGroup, number>
  for (const { kind } of messages) counts[groups.get(kind) ?? 'others'] += 1
  return counts
}
