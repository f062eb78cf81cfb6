import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'Sets, changes or removes what closes an open position by itself: a price to take the profit, and a stop of the loss that stays or trails.',
  notFor: [
    'For an order that is not sent yet: `OrderTicket` has the same fields.',
    'For closing now, `CloseSheet`.',
  ],
  anatomy: [
    { part: 'Facts', is: 'entry, price of now, open quantity' },
    { part: 'Take profit', is: 'a price, chips of 5, 10 and 20 %, its distance and its result' },
    { part: 'Stop loss', is: 'at a price, or trailing by an amount or by percent; where a trail is now' },
    { part: 'Footer', is: 'the reason that keeps it from being sent, and the one action' },
    { part: 'Keys', is: 'our own number keys while something is typed' },
  ],
  dos: [
    'Pass the price of a dragged line as `proposed`: nothing is sent before the button.',
    'Let the rules of the domain `check` it.',
  ],
  donts: ['Promise the price: a trigger sends a market order.'],
  accessibility: {
    role: 'Modal dialog.',
    keys: [
      { press: 'Arrow keys', does: 'step a price by a tick' },
      { press: 'Escape', does: 'closes the number keys, then the sheet' },
    ],
    announces: 'Why it cannot be sent, what the answer was, and that an outcome is not known.',
  },
  related: ['OrderTicket', 'CloseSheet', 'AmendSheet', 'KLineChart'],
}
