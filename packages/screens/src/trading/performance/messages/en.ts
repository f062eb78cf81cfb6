export { allocation } from '../../../parts/portfolio/allocation/messages/en.ts'
export { ledger } from '../../../parts/ledger/messages/en.ts'
export { portfolio } from '../../../parts/portfolio/messages/en.ts'

export const performance = {
  currency: 'Currency of the totals',
  return: 'Time-weighted return',
  explained:
    'How your investments did, whatever you deposited or withdrew meanwhile: each stretch between deposits and withdrawals counts by its own return, and they multiply.',
  explain: 'What a time-weighted return is',
  curve: 'P/L of the period',
  begins: 'Your chart starts tomorrow.',
  chart: {
    label: 'What the chart shows',
    profit: 'P/L',
    compared: 'vs index',
    own: 'Your return',
    curve: 'Return and {{index}}',
  },
  closings: { title: 'Best and worst trades', best: 'Best', worst: 'Worst' },
  year: {
    title: 'Tax year',
    choose: 'Year',
    profit: 'Earned in the year',
    text: 'From Jan 1 to Dec 31, {{zone}}. Amounts are in the currency they were paid in.',
    converted: 'Total in {{currency}} at today’s rates',
    save: 'Save this year as CSV',
    none: 'Nothing was closed or paid in this year.',
  },
  course: {
    opening: 'At the start',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    rewards: 'Rewards',
    trading: 'Trading before fees',
    dividends: 'Dividends',
    costs: 'Fees and taxes',
    interest: 'Loan interest',
    exchange: 'Exchange spread',
    other: 'Other',
    exchangeRates: 'Exchange rates',
    profit: 'P/L',
    closing: 'Now',
  },
  calendar: {
    title: 'P/L by day',
    figure: 'Figure of the days',
    realised: 'Realised',
    all: 'All',
    text: {
      realised:
        'What exits brought, by the day at each exchange. Unrealised P/L and exchange rates are under All.',
      all: 'All of your account, with exchange rates and fees. Each day ends at midnight, {{zone}}.',
    },
    label: { realised: 'Realised P/L', all: 'P/L of the day' },
  },
  allocation: 'Allocation',
  instruments: {
    title: 'Realised and unrealised by asset',
    text: 'What exits and dividends brought in the period, and all that is unrealised now. The P/L of the period above also counts what exchange rates changed and the commission of what is still open, and of unrealised P/L only its change.',
    unrealisedNow: 'Unrealised now',
    empty: 'Nothing was traded in this period',
    emptyText: 'What you buy and sell will show here with its P/L.',
    toMarket: 'Explore the market',
  },
  charges: 'Fees paid in the period',
  export: {
    open: 'Save as CSV',
    title: 'Save as CSV',
    text: 'A file for your spreadsheet.',
    what: 'What to save',
    executions: 'Executions',
    executionsText: 'Each fill with price, fees and P/L',
    movements: 'Transactions',
    movementsText: 'Each change of your available cash',
  },
} as const
