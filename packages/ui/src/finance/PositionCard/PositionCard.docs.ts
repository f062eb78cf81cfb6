import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'An order or a position in a list: what it is and its status at left, its worth and result at right.',
  notFor: ['For an instrument that is not held, `QuoteRow`.', 'For a movement of money, `RecordRow`.'],
  anatomy: [
    { part: 'Name, status, side', is: 'with the leverage where it is more than 1' },
    {
      part: 'Leading figure',
      is: 'worth of what is open, result of what is closed, nothing of what came to nothing',
    },
    {
      part: 'Profit',
      is: 'since the entry, or of today under its name; a button where all cards may switch between the two',
    },
    { part: 'After fees', is: 'what closing now would leave of the profit, in one quiet line' },
    { part: 'Prices', is: 'entry; entry and exit once closed; the limit of an order' },
    { part: 'Moment', is: 'when it ended, where `when` says so' },
    { part: 'Actions', is: 'close, cancel; only where they are possible, and in no row' },
  ],
  dos: [
    'Leave `profit` out of what was never filled.',
    'Take rows where there are many of one kind, and lead from each to what can be done about it.',
    'Grey figures with `stale` when prices have stopped.',
  ],
  donts: [
    'Show an action that the rules refuse now, unless its press says why.',
    'Pass `afterFees` beside the profit of today: it is of the time since the entry.',
    'Put the average cost in market colours: only results are coloured.',
  ],
  accessibility: {
    role: 'Article named by name and code; the issuer and the leading figure are a link or button that reaches over the card, the profit may be a button of its own, and the actions follow.',
    keys: [{ press: 'Tab, Enter', does: 'to the card, to its profit, then to its actions' }],
    announces: 'Nothing by itself.',
  },
  related: ['QuoteRow', 'RecordRow', 'StatusTag', 'CloseSheet'],
}
