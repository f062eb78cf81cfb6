export { refusals } from '@onelot/api-client/texts/en'
export { en as trading } from '@onelot/ui/locales/en/trading'
export { causes } from '../../../parts/end-causes/messages/en.ts'
export { notOffered } from '../../../parts/availability/messages/en.ts'
export { positions } from '../../../parts/positions/messages/en.ts'

export const dayTrading = {
  market: 'Market',
  markets: { KRX: 'Korea', TWSE: 'Taiwan', US: 'US', SET: 'Thailand' },
  marketWithOpen: '{{market}} · {{open, number}}',
  realised: 'Realised today',
  closed_one: '{{count, number}} trade closed, after charges and tax',
  closed_other: '{{count, number}} trades closed, after charges and tax',
  noneClosed: 'Nothing closed yet',
  month: 'This month',
  opensIn: 'Opens in',
  opening: 'Opening',
  closesAt: 'Open positions are closed automatically at {{time}}. Day trades are taken until then.',
  opensAt: 'Day trades are taken again from {{time}}.',
  limit: {
    title: 'Daily loss limit',
    none: 'Not set',
    row: 'Stops further day trades in this market for the rest of the day',
    next: 'From {{day}}: {{amount}}',
    nextNone: 'From {{day}}: no limit',
    amount: 'Most you let a day lose',
    text: 'Once your closed day trades of a day have lost this much after charges, no further one is taken in this market until the next trading day, even if a later trade wins some of it back.',
    open: 'Day trades that wait as orders are then rejected. What is open stays open until you close it or the cutoff does, so a day can lose more than the limit.',
    when: 'Lowering it counts at once. Raising or removing it counts from the next trading day where the market has already opened today.',
    save: 'Save limit',
    remove: 'Remove limit',
    set: 'Daily loss limit saved',
    removed: 'Daily loss limit removed',
    later: 'Saved. It counts from {{day}}.',
  },
  stopped:
    'Your daily loss limit of {{amount}} is reached. No further day trade is taken in this market until the next trading day. What is open can still be closed.',
  carried_one:
    '{{count, number}} day trade could not be closed at the cutoff, because trading was halted. It closes at the first price after the halt.',
  carried_other:
    '{{count, number}} day trades could not be closed at the cutoff, because trading was halted. They close at the first price after the halt.',
  open: 'Open day trades',
  ended: 'Ended today',
  more: 'All orders',
  breakEven: 'Break-even {{at}}',
  empty: {
    title: 'No day trades today',
    text: 'Turn on “Day trade” in an order for a stock. What it opens is closed automatically before the end of the day.',
    action: 'Find a stock',
  },
  stocks: {
    title: 'Find a stock to day trade',
    text: 'Every stock of this market can be day traded, long or, where offered, short',
  },
} as const
