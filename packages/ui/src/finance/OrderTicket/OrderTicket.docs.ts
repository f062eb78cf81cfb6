import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'Fills in an order: the quantity first, the rest folded to a line each with its value, the cost beside the button.',
  notFor: [
    'For closing what is held, `CloseSheet`.',
    'For a plan that orders by itself: that is a strategy.',
  ],
  anatomy: [
    { part: 'Quantity', is: 'by shares or lots, by an amount, or by a part of the buying power' },
    {
      part: 'Lines',
      is: 'side where it could be the other, type, price, how long it waits, leverage, take profit and stop loss, each unfolding in its place',
    },
    { part: 'Cost', is: 'one line that unfolds to every charge' },
    { part: 'Warning', is: 'what borrowing can cost, whatever is unfolded' },
    {
      part: 'Button',
      is: 'in the colour of the side, with the reason that is against the order where no field says it',
    },
    { part: 'Keys', is: 'our own number keys, so that the price above stays in sight' },
  ],
  dos: [
    'Open it as `OrderTicketSheet` over the chart, with the live price in its head.',
    'Let the domain’s rules calculate and refuse; the ticket shows their first reason.',
  ],
  donts: [
    'Overwrite what is being typed when a price comes.',
    'Send from here: the button leads to the review.',
  ],
  accessibility: {
    role: 'Form; each line is a button that says whether it is unfolded.',
    keys: [
      { press: 'Arrow keys', does: 'step quantity and price' },
      { press: 'Enter', does: 'asks for the review' },
      { press: 'Escape', does: 'closes the number keys; in a sheet it closes the sheet' },
    ],
    announces: 'The reason beside the button, and the warning, when they change.',
  },
  related: [
    'OrderReviewSheet',
    'QuantityStepper',
    'TickPriceField',
    'LeveragePicker',
    'OrderBook',
    'ProtectionSheet',
  ],
}
