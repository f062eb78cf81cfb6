export const positions = {
  close: 'Close',
  partClosed: 'Closed {{closed}}. {{left}} left.',
  cancelOrder: 'Cancel order',
  cancelClose: 'Cancel closing order',
  cancelCloseOf: 'Cancel closing {{lots}} at {{price}}',
  cancelQuestion: 'Cancel this order?',
  cancelText: 'What is on hold for it becomes available again.',
  keep: 'Keep order',
  lockedUntil: 'Locked until {{time}}',
} as const
