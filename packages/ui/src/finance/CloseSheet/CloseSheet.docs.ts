import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose: 'Closes a position, all of it or a part, at the market or at a limit, and asks before it sends.',
  notFor: ['For cancelling an order that rests, a `Dialog`.', 'For opening a position, `OrderTicket`.'],
  anatomy: [
    { part: 'Quantity', is: 'with parts by percentage' },
    { part: 'Type and price', is: 'the price only for a limit' },
    {
      part: 'Estimate',
      is: 'until it asks: profit, every charge by name, the result, then what the account gets',
    },
    { part: 'Footer', is: 'the reason that keeps it from being sent, and the one action' },
    { part: 'Keys', is: 'our own number keys under the action, while quantity or price is typed' },
    {
      part: 'Question',
      is: 'three lines, of the quantity, the proceeds and the result; a button that says what it does, and the way back',
    },
  ],
  dos: [
    'Pass lots that no working order closes already.',
    'Pass the outcome as it comes: where no answer came the one action is to check.',
  ],
  donts: [
    'Send again while an outcome is unknown.',
    'Hide the result: a loss is shown as a loss before it is taken.',
  ],
  accessibility: {
    role: 'Modal dialog named by its step.',
    keys: [
      { press: 'Arrow keys', does: 'step quantity and price' },
      { press: 'Escape', does: 'closes' },
    ],
    announces: 'Why it cannot be sent, what the answer was, and that an outcome is not known, at once.',
  },
  related: ['OrderTicket', 'OrderReviewSheet', 'PositionCard', 'Sheet'],
}
