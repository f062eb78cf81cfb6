import type { Addition } from './difference.ts'

export const additions: readonly Addition[] = [
  {
    call: 'trade/position',
    path: 'executions',
    reason: 'a position shows its executions; their money is compared in its ledger lines',
  },
  { call: 'trade/close', path: 'execution', reason: 'a close at the market answers the execution' },
  { call: 'trade/close', path: 'order', reason: 'a close by a limit answers its own order' },
  { call: 'trade/close', path: 'position.closes.*.order', reason: 'a closing order has its own id' },
  { call: 'trade/position', path: 'position.closes.*.order', reason: 'a closing order has its own id' },
  {
    call: 'trade/positions',
    path: 'positions.*.position.closes.*.order',
    reason: 'a closing order has its own id',
  },
  { call: 'trade/account', path: 'orders', reason: 'the ticket counts lots that working orders claim' },
  { call: 'trade/account', path: 'pendingFundOperation', reason: 'the ticket refuses as the broker does' },
]
