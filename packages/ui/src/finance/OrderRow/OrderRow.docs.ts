import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'One line of a list of orders, whatever became of them: waiting, filled, cancelled, expired.',
  notFor: [
    'For what is held, with its worth and profit, `PositionCard`.',
    'For a movement of money, `RecordRow`.',
  ],
  anatomy: [
    { part: 'Name', is: 'the issuer; a long one takes as many lines as it needs' },
    { part: 'Status', is: 'how far the order has got' },
    { part: 'Action', is: 'what it does, in the market colour of a purchase or a sale, and how' },
    { part: 'Quantity', is: 'how much of it is filled' },
    { part: 'Time', is: 'when it was placed' },
  ],
  dos: [
    'Name the zone in `placed` where it is not the reader’s.',
    'Say what an order that closes does: a long is sold, a short is bought back.',
  ],
  donts: ['Show what has become of the price since: an order has no profit.'],
  accessibility: {
    role: 'Button, named by all its text.',
    keys: [{ press: 'Enter', does: 'opens the order' }],
    announces: 'Nothing by itself.',
  },
  related: ['PositionCard', 'RecordRow', 'StatusTag', 'Tag'],
}
