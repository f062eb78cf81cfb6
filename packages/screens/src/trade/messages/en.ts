export { refusals } from '@onelot/api-client/texts/en'
export { positions } from '../../positions/messages/en.ts'

export const trade = {
  tabs: {
    label: 'Orders and positions',
    purchase: 'Pending',
    inProgress: 'Open',
    terminated: 'Closed',
    inventory: 'Stocks',
    digitalCurrency: 'Crypto',
    foreignExchange: 'Forex',
  },
  summary: {
    label: 'Your holdings',
    marketValue: 'Market value',
    unrealised: 'Unrealised P/L',
    quota: 'Buying power',
    today: 'Today’s P/L',
    yesterday: 'Yesterday’s P/L',
    total: 'Total assets',
    estimated: 'P/L after fees',
  },
  empty: {
    purchase: 'No pending orders',
    inProgress: 'No open positions',
    terminated: 'Nothing closed yet',
    inventory: 'You own no stocks yet',
    digitalCurrency: 'No crypto positions',
    foreignExchange: 'No forex positions',
    text: 'What you buy will show here.',
    action: 'Explore the market',
  },
  priceMissing: 'No price at present',
  inventoryLots_one: '{{count, number}} share in {{positions}}',
  inventoryLots_other: '{{count, number}} shares in {{positions}}',
  inventoryPositions_one: '{{count, number}} position',
  inventoryPositions_other: '{{count, number}} positions',
} as const
