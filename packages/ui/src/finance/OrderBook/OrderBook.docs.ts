import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Offers over bids, the best in the middle, with how much waits at each price.',
  notFor: [
    'Where only the best prices are known: it says that the others are derived.',
    'For past trades, a list of records.',
  ],
  anatomy: [
    { part: 'Offers', is: 'above, the lowest next to the middle' },
    { part: 'Bids', is: 'below, the highest next to the middle' },
    { part: 'Depth', is: 'a bar behind each quantity' },
    { part: 'Best', is: 'marked as text' },
    { part: 'Note', is: 'that all but the best are illustrative' },
  ],
  dos: [
    'Give `onPick` where a ticket is open: a press fills in its price.',
    'Colour prices by the previous close, as everywhere on the screen.',
  ],
  donts: ['Call it a promise: orders fill at the best of each side.'],
  accessibility: {
    role: 'Region named Order book with two lists; each level is a button where it can be picked.',
    keys: [{ press: 'Tab, Enter', does: 'to a level, and fill in its price' }],
    announces: 'Nothing while it changes.',
  },
  related: ['OrderTicket', 'PriceText', 'TickPriceField'],
}
