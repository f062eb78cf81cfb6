import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Shows how much of a limited product is used, and what is left: shares of an offer, places, a fund.',
  notFor: ['For progress of known length, `Progress`.', 'For a price between two others, `RangeBar`.'],
  anatomy: [
    { part: 'Label line', is: 'what uses the quota, and the percent at its end' },
    { part: 'Bar', is: 'the part that is used; grey once it is full' },
    { part: 'Figures', is: 'used of all in the unit, and what is left, stronger when it is little' },
  ],
  dos: [
    'Leave `total` undefined where it is not known: the figure shows without a bar.',
    'Pass exact decimals; what is left is calculated exactly.',
  ],
  donts: [
    'Hide the widget when it is full: the reader looks for the product and should see why it is closed.',
  ],
  accessibility: {
    role: 'Progress bar named by its label, with the percent as its value; the figures follow as text.',
    keys: [],
    announces: 'Nothing.',
  },
  related: ['ProductCard', 'Progress', 'RangeBar'],
}
