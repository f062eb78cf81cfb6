import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Chooses to buy long or to sell short, in the market’s colours and as text.',
  notFor: [
    'Where an instrument cannot be shorted: leave it out, as the ticket does.',
    'For closing what is held: the position knows its side.',
  ],
  anatomy: [
    { part: 'Buy', is: 'in the colour of rising prices when chosen' },
    { part: 'Short', is: 'in the colour of falling prices when chosen; off where it is not allowed' },
  ],
  dos: ['Say beside it that a short borrows the shares.'],
  donts: ['Call it Sell: selling what is held is closing.'],
  accessibility: {
    role: 'Radio group named Side.',
    keys: [{ press: 'Arrow keys', does: 'choose' }],
    announces: 'The chosen side.',
  },
  related: ['SegmentedControl', 'LeveragePicker', 'OrderTicket'],
}
