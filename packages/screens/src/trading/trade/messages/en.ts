export { refusals } from '@onelot/api-client/texts/en'
export { en as trading } from '@onelot/ui/locales/en/trading'
export { figures } from '../../../parts/figures/messages/en.ts'
export { causes } from '../../../parts/causes/messages/en.ts'
export { allocation } from '../../../parts/portfolio/allocation/messages/en.ts'
export { positions } from '../../../parts/positions/messages/en.ts'

export const trade = {
  tabs: {
    label: 'Orders and positions',
    purchase: 'Orders',
    inProgress: 'Positions',
    terminated: 'Closed',
  },
  assets: { label: 'Assets', all: 'All', stocks: 'Stocks', crypto: 'Crypto', forex: 'Forex' },
  grouping: { label: 'Grouping', lots: 'Each position', summed: 'Owned shares' },
  summary: {
    label: 'Your holdings',
    currency: 'Currency of the totals',
    totalAssets: 'Total assets',
    todayProfit: 'Today’s P/L (positions)',
    profitableFunds: 'Total P/L (positions)',
    marketValue: 'Market value',
    unrealised: 'Unrealised P/L',
    yesterdayProfit: 'Yesterday’s P/L (positions)',
    estimatedIncome: 'P/L after fees',
    availableQuota: 'Buying power',
  },
  explained: {
    total: 'Total',
    rate: 'Return',
    rounding: 'Rounding',
    totalAssets: 'Your cash and all that you hold, at prices and exchange rates of this moment.',
    todayProfit:
      'Of your positions, without exchange rates: today’s P/L of each open one, since the previous close or since its entry today, and what you realised today.',
    profitableFunds:
      'Of your positions, without exchange rates: everything realised to date, after fees and taxes, and what is unrealised now. Net deposits are at the exchange rates of now.',
    marketValue: 'Price times quantity of all that is open, borrowed parts included.',
    unrealised: 'What open positions have made since their entry, before the fees of closing.',
    yesterdayProfit:
      'Of your positions, without exchange rates: closed yesterday, and the change of what was open up to yesterday’s close.',
    estimatedIncome:
      'Unrealised P/L less the fees of closing everything now. The commission at entry is paid already.',
    availableQuota: 'What you can buy without borrowing: available cash less the commission.',
    parts: {
      available: 'Available cash',
      frozen: 'On hold for orders',
      margin: 'Invested in open positions',
      unrealised: 'Unrealised P/L',
      copy: 'Copy trading',
      realised: 'Realised P/L',
      closedToday: 'Realised today',
      closedYesterday: 'Realised',
      closingFees: 'Fees of closing',
      commission: 'Kept for commission',
    },
    of: {
      todayProfit: 'Of the total less today’s P/L',
      yesterdayProfit: 'Of the total less the P/L of both days',
      profitableFunds: 'Of net deposits',
      cost: 'Of the cost',
      margin: 'Of the margin',
    },
  },
  curve: {
    label: 'P/L of the period',
    range: 'Period',
    w1: '1W',
    m1: '1M',
    m3: '3M',
    y1: '1Y',
    begins: 'Your chart starts tomorrow.',
    ends: 'All of your account, with exchange rates and fees. Each day ends at midnight, {{zone}}.',
  },
  allocation: 'Allocation',
  more: 'Details',
  figures: 'More figures',
  sort: {
    label: 'Sort',
    newest: 'Newest',
    value: 'Market value',
    profit: 'P/L',
    return: 'Return',
  },
  empty: {
    purchase: 'No pending orders',
    inProgress: 'No open positions',
    terminated: 'Nothing closed yet',
    inventory: 'You own no stocks yet',
    text: 'What you buy will show here.',
    closedText: 'Positions you sell appear here.',
    action: 'Explore the market',
  },
  emptyOf: {
    purchase: 'No orders waiting in {{asset}}',
    inProgress: 'No open positions in {{asset}}',
    terminated: 'Nothing closed in {{asset}} yet',
  },
  priceMissing: 'No price at present',
  average: 'Average cost {{price}}',
} as const
