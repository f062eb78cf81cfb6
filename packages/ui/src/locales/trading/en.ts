import type { Bundle, Translate } from '../messages.ts'

/** Messages on what is done about orders and positions beside opening and closing: a bundle of its own, loaded with the screens that trade. */
export const en = {
  protection: {
    title: 'Take profit / stop loss',
    none: 'Not set',
    takeProfit: 'Take profit',
    stopLoss: 'Stop loss',
    takeProfitPrice: 'Take-profit price',
    stopLossPrice: 'Stop-loss price',
    trailAmount: 'Trailing amount',
    trailRate: 'Trailing percent',
    stopKind: 'Kind of stop loss',
    stopKinds: { level: 'Price', amount: 'Trail, amount', rate: 'Trail, %' },
    distance: 'Distance from entry',
    trailDistance: 'Distance from the price',
    clear: 'Clear',
    fromEntry: '{{rate}} from entry',
    estimate: 'Estimated P/L',
    trailsAt: 'Now at {{price}}',
    trailOf: 'Trails by {{distance}}',
    takeProfitHint: 'Closes at this price or better, as a limit order.',
    stopLossHint: 'Closes at the market once the price is reached.',
    trailHint: {
      long: 'Follows the price up and never comes down. Closes when the price falls back this far.',
      short: 'Follows the price down and never comes up. Closes when the price rises back this far.',
    },
    together:
      'When one is filled, the other is cancelled. A stop loss closes at the market, which may be another price.',
    open: 'Open',
    set: 'Set',
    remove: 'Remove take profit / stop loss',
    removed: 'This removes what protects the position now.',
  },
  timeInForce: {
    label: 'Valid',
    day: 'Day',
    extended: 'Day + extended hours',
    goodTillCancelled: 'Until cancelled',
    fillsAtOnce: 'Fills at once: the market has reached your limit.',
    hints: {
      day: 'Waits during the regular session and expires at the end of the trading day.',
      extended: 'Waits through pre-market, the regular session and after hours of the trading day.',
      goodTillCancelled: 'Waits in regular sessions until you cancel it, for 90 days at most.',
    },
    /** Of a market that is open 24 hours a day, which has no sessions to tell apart. */
    allDayHints: {
      day: 'Waits until {{time}}, when the trading day ends.',
      goodTillCancelled: 'Waits until you cancel it, for 90 days at most.',
    },
  },
  dayTrade: {
    label: 'Day trade',
    closesAt: 'Closed automatically at {{time}}',
    closesIn: 'Closes in',
    over: 'Cutoff passed',
    breakEven: 'Break-even',
    noBreakEven: 'Out of reach in a day',
    above_one: '{{price}} · {{count, number}} tick up',
    above_other: '{{price}} · {{count, number}} ticks up',
    below_one: '{{price}} · {{count, number}} tick down',
    below_other: '{{price}} · {{count, number}} ticks down',
    cutoff:
      'At {{time}}, an order that still waits expires, and what is open is closed at the market price, with a profit or a loss.',
  },
  amend: {
    title: 'Amend order',
    afterwards: 'after the change',
    confirm: 'Amend order',
  },
  lines: {
    help: 'Arrow keys move it by a tick, Page Up and Page Down by ten. Enter confirms the change, or opens what was not moved. Escape puts it back.',
    entry: 'Entry',
    buy: 'Buy',
    short: 'Short',
    tags: { average: 'My avg', takeProfit: 'TP', stopLoss: 'SL' },
  },
} as const

/** The shape of the bundle in another language. */
export type TradingMessages = Bundle<typeof en>
export type TradingTranslate = Translate<typeof en>
