import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Fills in a quantity by a part of what is available: 25, 50, 75, 100 %.',
  notFor: ['For parts of something else, `ChipGroup`.', 'Where no amount is known yet: disable it.'],
  anatomy: [
    { part: 'Chip', is: 'one a percentage; the last one used holds until something else is entered' },
  ],
  dos: [
    'Let the domain calculate how many lots that is, with the fee and the step.',
    'Calculate again on each press: the price has moved.',
  ],
  donts: ['Keep the chip chosen once the quantity was typed.'],
  accessibility: {
    role: 'Group of toggle buttons named Percent of buying power.',
    keys: [{ press: 'Tab, Enter', does: 'to a chip, and choose it' }],
    announces: 'Whether a chip is pressed.',
  },
  related: ['ChipGroup', 'QuantityStepper', 'OrderTicket'],
}
