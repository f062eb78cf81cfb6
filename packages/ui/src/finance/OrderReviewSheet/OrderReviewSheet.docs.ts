import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'The order once more before it is sent: its total, four facts of it, its charges, what is left after it.',
  notFor: [
    'For closing, `CloseSheet`, which asks by itself.',
    'For an order that was sent already, its screen.',
  ],
  anatomy: [
    { part: 'Total', is: 'at 32' },
    { part: 'Facts', is: 'side where it could be the other, quantity, price, value or margin' },
    { part: 'Charges', is: 'one line that unfolds' },
    { part: 'Buying power', is: 'before and after' },
    {
      part: 'Footer',
      is: 'what borrowing can cost, why it was refused, and the one action with its quantity',
    },
  ],
  dos: [
    'Freeze terms and figures when the review opens: a later tick changes none.',
    'Pass the outcome as it comes; where no answer came the action checks and sends nothing.',
  ],
  donts: ['Let the total differ from its parts.'],
  accessibility: {
    role: 'Modal dialog named Review your order.',
    keys: [
      { press: 'Enter', does: 'on the action sends, once' },
      { press: 'Escape', does: 'goes back to the ticket' },
    ],
    announces: 'A refusal with its reason; that an outcome is not known, at once.',
  },
  related: ['OrderTicket', 'CloseSheet', 'FactList', 'Sheet'],
}
