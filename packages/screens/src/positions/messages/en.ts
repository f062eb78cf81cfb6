export const positions = {
  close: 'Close',
  partClosed: 'Closed {{closed}}. {{left}} left.',
  cancelOrder: 'Cancel order',
  cancelClose: 'Cancel close order',
  cancelCloseOf: 'Cancel close of {{lots, number}} at {{price}}',
  cancelQuestion: 'Cancel this order?',
  cancelText: 'What was set aside for it becomes available again.',
  keep: 'Keep it',
  lockedUntil: 'Locked until {{time}}',
} as const
