export const positions = {
  amend: 'Amend',
  protect: 'Take profit / stop loss',
  amended: 'Order amended',
  protection: {
    bothChanged: 'Take profit and stop loss changed',
    takeProfitSet: 'Take profit set',
    takeProfitChanged: 'Take profit changed',
    takeProfitRemoved: 'Take profit removed',
    stopLossSet: 'Stop loss set',
    stopLossChanged: 'Stop loss changed',
    stopLossRemoved: 'Stop loss removed',
  },
  holding: {
    owned: {
      partClosed: 'Sold {{closed}}. {{left}} left.',
      cancelClose: 'Cancel sell order',
      cancelCloseOf: 'Cancel selling {{lots}} at {{price}}',
    },
    short: {
      partClosed: 'Bought back {{closed}}. {{left}} left.',
      cancelClose: 'Cancel buy-back order',
      cancelCloseOf: 'Cancel buying back {{lots}} at {{price}}',
    },
    margin: {
      partClosed: 'Closed {{closed}}. {{left}} left.',
      cancelClose: 'Cancel closing order',
      cancelCloseOf: 'Cancel closing {{lots}} at {{price}}',
    },
  },
  cancelOrder: 'Cancel order',
  cancelAll: 'Cancel all',
  cancelQuestion: 'Cancel this order?',
  cancelText: {
    open: 'What is on hold for it becomes available again.',
    close: 'The position stays open.',
    protect: 'The position stays open. The other of take profit and stop loss stays in force.',
  },
  orderEnded: 'This order has ended',
  keep: 'Keep order',
  dayTrade: 'Day trade',
  dayTradeCarried: 'Closes at the first price',
  lockedUntil: 'Locked until {{time}}',
} as const
