export { figures } from '../../../parts/account-figures/messages/en.ts'
export { marketNews } from '../../../parts/market-news/messages/en.ts'

export const home = {
  search: { short: 'Search', label: 'Search all markets' },
  account: 'Your account',
  totalAssets: 'Total assets',
  today: 'Today’s P/L (positions)',
  todayExplained: {
    text: 'Of your positions, without exchange rates: what the open ones made since the previous close of their market or since their entry today, and what you realised today.',
    total: 'Total',
    rate: 'Return',
    of: 'Of the total less today’s P/L',
  },
  unread: {
    fills_one: '{{count, number}} order filled',
    fills_other: '{{count, number}} orders filled',
    alerts_one: '{{count, number}} price alert',
    alerts_other: '{{count, number}} price alerts',
    dividends_one: '{{count, number}} dividend',
    dividends_other: '{{count, number}} dividends',
    reviews_one: '{{count, number}} review ended',
    reviews_other: '{{count, number}} reviews ended',
    others_one: '{{count, number}} other message',
    others_other: '{{count, number}} other messages',
  },
  nextStep: {
    label: 'Next step',
    firstOrder: {
      title: 'Make your first order',
      reason: 'Your practice money is ready.',
      reasonPlain: 'Find a stock, and buy it.',
    },
    verify: {
      title: 'Verify your identity',
      reason: 'You need it to deposit, trade on margin and withdraw.',
    },
    fundPassword: {
      title: 'Set a withdrawal password',
      reason: 'It is asked for before money leaves your account.',
    },
    payee: { title: 'Add a bank account', reason: 'Your withdrawals go to it.' },
    verifyAgain: { title: 'Verify your identity again', reason: 'The last verification did not pass.' },
  },
  due: {
    label: 'Coming up',
    left: 'Time left',
    all_one: 'Show {{count, number}}',
    all_other: 'Show all {{count, number}}',
    other: 'Due',
    failed: 'What comes up could not be read.',
  },
  movers: {
    title: 'Your movers',
    none: 'Stocks that you hold or watch show here, those that moved most first.',
  },
  indices: 'Indices',
  welcome: {
    label: 'Welcome',
    title: 'Invest with practice money',
    titlePlain: 'Start investing',
    descriptionPlain: 'Open an account and trade in a few minutes.',
    description: 'Real rules, no real money: open an account and trade in a minute.',
    open: 'Open an account',
    logIn: 'Log in',
  },
  quick: {
    title: 'Quick order',
    listing: 'Stock',
    buy: 'Buy',
    halted: 'Trading in this stock is halted. You can buy it once trading resumes.',
  },
  entries: 'More to explore',
  borrow: 'Borrow against your cash and shares',
  offers: {
    label: 'What you can trade',
    stocks: {
      tab: 'Stocks',
      hot: 'Hot stocks',
      markets: 'Market',
      of: { KRX: 'Korea', TWSE: 'Taiwan', US: 'US', SET: 'Thailand', CRYPTO: 'Crypto' },
    },
    newShares: {
      tab: 'IPOs',
      title: 'No IPOs open now',
      description: 'IPOs show here once they can be applied for.',
    },
    blockTrades: {
      tab: 'Block trades',
      title: 'No block trades now',
      description: 'Blocks, OTC shares and placements show here once they can be bought.',
    },
    smartTrading: {
      tab: 'Strategies',
      title: 'No strategies now',
      smartStrategies: 'Test a rule on a stock, then run it with your own amount',
      copyTrading: 'Follow a simulated mentor with your own amount',
      copyTradingReal: 'Follow a mentor with your own amount',
      description: 'Strategies that trade for you by fixed rules show here once they are offered.',
    },
  },
} as const
