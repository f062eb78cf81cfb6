/** Who or what ended an order or a position. */
export const causes = {
  member: 'You',
  takeProfit: 'Take profit',
  stopLoss: 'Stop loss',
  timeLimit: '90-day limit',
  stopOut: 'Liquidation',
  sessionEnd: 'End of the session',
  delisted: 'Delisting',
  calledOff: 'Called off before the listing',
  dayTradeEnd: 'End of day trading',
  mentor: 'The mentor sold',
  copyEnded: 'The copy ended',
  restriction: 'A restriction on your account',
  positionClosed: 'The position was closed',
  groupFilled: 'A linked order was filled',
  split: 'Reverse split',
  refused: 'Order not accepted',
} as const
