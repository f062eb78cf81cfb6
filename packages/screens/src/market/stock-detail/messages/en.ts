export { en as kline } from '@onelot/ui/locales/en/kline'
export { refusals } from '@onelot/api-client/texts/en'
export { en as trading } from '@onelot/ui/locales/en/trading'
export { causes } from '../../../parts/end-causes/messages/en.ts'
export { marketNews } from '../../../parts/market-news/messages/en.ts'
export { positions } from '../../../parts/positions/messages/en.ts'
export { watching } from '../../../parts/watchlist-groups/messages/en.ts'

export const stockDetail = {
  /** Of the chart: what new shares were offered at. */
  offerPrice: 'IPO price',
  offerPriceShort: 'Offer',
  /** Of the chart: where what secures a loan is too little. */
  loanLine: 'Collateral ratio falls under {{ratio}}',
  loanLineShort: 'Loan',
  movers: { rising: 'Top gainers', falling: 'Top losers' },
  price: 'Price',
  alerts: 'Price alerts',
  copyLink: 'Copy link',
  chart: 'Price chart of {{name}}',
  chartFullScreen: 'Full-screen price chart of {{name}}',
  chartMissing: 'Could not load the chart',
  chartMissingText: 'Prices and trading work without it.',
  book: 'Order book',
  details: {
    title: 'Key statistics',
    prices: 'Prices',
    dayRange: 'Day range',
    yearRange: '52-week range',
    open: 'Open',
    previousClose: 'Previous close',
    volume: 'Volume',
    volumeShares: '{{volume}} shares',
    turnover: 'Turnover',
    marketCap: 'Market cap',
    foreignOwnership: 'Foreign ownership',
    industry: 'Industry',
    limitHigh: 'Upper limit',
    limitLow: 'Lower limit',
    dividend: 'Next dividend',
    dividendValue: '{{amount}}, ex-date {{date}}',
    split: 'Stock split',
    splitValue: '{{to}} for {{from}}, {{date}}',
    unit: 'Trading unit',
    lotShare: '{{units}} share',
    lotUnits: '1 lot = {{units}}',
  },
  investors: {
    title: 'Investor trend',
    caption: 'Net shares bought, simulated',
    captionReal: 'Net shares bought',
    day: 'Day',
    individual: 'Individuals',
    foreign: 'Foreign',
    institution: 'Institutions',
  },
  shortSelling: { title: 'Short selling', volume: 'Shares sold short', ratio: '% of volume' },
  provenance: {
    title: 'About this data',

    simulated: 'A fictional company. Its prices are simulated.',
    recorded: 'Real prices until {{date}}, simulated after that.',
  },
  position: {
    long: 'My position',
    short: 'My short position',
    value: 'Market value',
    profit: 'Unrealised P/L',
    quantity: 'Quantity',
    average: 'Average cost',
    averageShort: 'Average entry',
    onChart: 'Avg cost',
    onChartShort: 'Avg entry',
    each: 'Positions',
    at: '{{lots}} at {{price}}',
  },
  account: {
    unread: 'Your balance and orders could not be loaded. {{reason}}',
    positionUnread: 'We could not check whether you hold this. {{reason}}',
    noneHeld: 'You hold nothing of this to close.',
  },
  noPrice: 'No price at present',
  actions: { label: 'Trade', buy: 'Buy', short: 'Short' },
  guest: {
    title: 'Log in to trade',
    alerts: 'Log in to set price alerts',
    text: 'You can see prices without an account.',
    logIn: 'Log in',
    register: 'Open an account',
  },
  ticket: {
    exchange: 'Exchange {{from}} into {{to}}',
    missing: '{{amount}} is missing',
    deposit: 'Deposit {{currency}}',
    buy: 'Buy {{name}}',
    short: 'Short {{name}}',
    /** `close` is the label of the button that buys back. */
    besideShort: {
      long: 'Your short of {{quantity}} stays open: this opens a position beside it. To close the short, use {{close}}.',
      short: 'This opens another short beside the one of {{quantity}} that you have.',
    },
  },
  dayTrade: {
    hours: 'Day trades are taken {{window}}.',
    notOffered: 'Day trading is not offered for this stock now.',
  },
  margin: {
    title: 'Enable margin trading',
    text: 'For leverage above 1x and short positions.',
    borrow: {
      title: 'You trade with borrowed money',
      text: 'You pay a part of the price as margin and borrow the rest. Losses grow by the same multiple as gains.',
    },
    stopOut: {
      title: 'Liquidation',
      text: 'When losses leave {{rate}} of a position’s margin, it is closed at the next price. Nobody asks you first, and a locked position is closed too.',
      moves: 'Price move that leads to liquidation',
      move: 'a move of {{move}} against you',
    },
    example: {
      title: 'With what you have now',
      text: 'If all your available cash were the margin of one position at {{times}}:',
      margin: 'Margin',
      value: 'Position value',
      loss: 'Lost after a move of {{move}}',
    },
    limit: {
      title: 'The most you can lose',
      text: 'You can lose the whole margin of a position, for example when a price jumps overnight. You cannot lose more than that margin.',
    },
    short: {
      title: 'Short positions',
      text: 'You sell what you do not own and lose when the price rises, however far that is. Liquidation comes at {{rate}} of the margin here too.',
    },
    unread: 'Read to the end, then tick the box.',
    missing: {
      notVerified: 'Verify your identity first. Margin trading needs it.',
      underReview:
        'Your identity verification is under review. You can enable margin trading once it has passed.',
      rejected:
        'Your identity verification was not accepted. Submit it again before you enable margin trading.',
    },
    read: 'I have read and understood these risks.',
    enable: 'Enable margin trading',
    enabled: 'Margin trading is enabled',
    toRealName: 'Verify your identity',
  },
  done: {
    placed: 'Order placed',
    filled: 'Order filled',
    toPosition: 'View position',
    toOrder: 'View order',
    close: 'Done',
    quantity: 'Quantity',
    sentence: { long: 'Bought {{quantity}} at {{price}}', short: 'Shorted {{quantity}} at {{price}}' },
    limit: 'Limit price',
  },
  drawn: {
    label: 'My line',
    title: 'Your line',
    price: 'Price',
    note: 'Note',
    save: 'Save',
    remove: 'Remove line',
    kept: 'Lines are kept on this device until you log out.',
    added: 'Line added. Drag its tag, or press it to name or remove it.',
  },
  ticketChoose: 'Choose a position to close',
} as const
