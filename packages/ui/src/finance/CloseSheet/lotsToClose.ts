import type { ClosingAccount, OpenPositionView } from '@onelot/domain'

/** Open lots that no working order closes yet. */
export const lotsToClose = (position: OpenPositionView): number =>
  position.status === 'holding'
    ? position.fill.lots
    : position.closes.reduce((free, { lots }) => free - lots, position.fill.lots)

/** Lots of them that are lent for a term. */
export const lentOf = (
  { id }: Pick<OpenPositionView, 'id'>,
  { lent }: Pick<ClosingAccount, 'lent'>,
): number => (lent !== undefined && Object.hasOwn(lent.lots, id) ? (lent.lots[id] ?? 0) : 0)

/** What a sheet begins with: all that is not lent; where all is, all, with the reason beside it. */
export function lotsToSellFirst(position: OpenPositionView, account: Pick<ClosingAccount, 'lent'>): number {
  const open = lotsToClose(position)
  const lent = lentOf(position, account)
  return lent < open ? open - lent : open
}
