import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'Changes the price and the quantity of an order that waits, and says what it takes before and after.',
  notFor: ['For a take profit or a stop loss, `ProtectionSheet`.', 'For cancelling, a `Dialog`.'],
  anatomy: [
    { part: 'Fields', is: 'price and quantity, with what the order has now' },
    { part: 'Change', is: 'the total of an opening, or the result of a closing, before and after' },
    { part: 'Footer', is: 'the reason that keeps it from being sent, and the one action' },
    { part: 'Keys', is: 'our own number keys while price or quantity is typed' },
  ],
  dos: [
    'Let the rules of the domain `check` it.',
    'Pass the price of a dragged line as `proposedPrice`: nothing is sent before the button.',
  ],
  donts: ['Offer it for an order at the market: that does not wait.'],
  accessibility: {
    role: 'Modal dialog.',
    keys: [
      { press: 'Arrow keys', does: 'step price and quantity' },
      { press: 'Escape', does: 'closes the number keys, then the sheet' },
    ],
    announces: 'Why it cannot be sent, what the answer was, and that an outcome is not known.',
  },
  related: ['OrderTicket', 'CloseSheet', 'ProtectionSheet', 'KLineChart'],
}
