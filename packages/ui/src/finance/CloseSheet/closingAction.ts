import type { OpenPositionView } from '@onelot/domain'

/** What closing is to its member: shares that are owned are sold, those that were sold short bought back; what borrows is closed. */
export function closingActionOf({ terms }: Pick<OpenPositionView, 'terms'>): 'sell' | 'buyBack' | 'close' {
  if (terms.leverage > 1) return 'close'
  return terms.side === 'long' ? 'sell' : 'buyBack'
}
