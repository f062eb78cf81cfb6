export { refusals } from '@onelot/api-client/texts/en'
export { positions } from '../../positions/messages/en.ts'

export const trade = {
  tabs: {
    label: 'Orders and positions',
    purchase: 'Purchase',
    inProgress: 'In progress',
    terminated: 'Terminated',
    inventory: 'Inventory',
    digitalCurrency: 'Digital currency',
    foreignExchange: 'Foreign exchange',
  },
  summary: {
    label: 'Your holdings',
    marketValue: 'Market value',
    unrealised: 'Inventory profit and loss',
    quota: 'Available quota',
    today: 'Today’s profit',
    yesterday: 'Yesterday’s profit',
    total: 'Total value',
    estimated: 'Estimated income',
  },
  empty: {
    purchase: 'No order is waiting',
    inProgress: 'No open position',
    terminated: 'Nothing has ended yet',
    inventory: 'You own no securities yet',
    digitalCurrency: 'No digital currency position',
    foreignExchange: 'No foreign exchange position',
    text: 'What you buy will show here.',
    action: 'Look at the market',
  },
  priceMissing: 'No price at present',
  inventoryLots_one: '{{count, number}} lot in {{positions}}',
  inventoryLots_other: '{{count, number}} lots in {{positions}}',
  inventoryPositions_one: '{{count, number}} position',
  inventoryPositions_other: '{{count, number}} positions',
} as const
