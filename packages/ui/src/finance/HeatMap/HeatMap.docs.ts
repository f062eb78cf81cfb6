import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Parts of a market at a glance: tiles as large as their market capitalisation, coloured by their change.',
  notFor: ['For what a person holds, `AllocationDonut`.', 'For single listings, `QuoteRow` in a list.'],
  anatomy: [
    { part: 'Tile', is: 'name and signed change; the colour is stronger from 0.5 % and from 2 %' },
    { part: 'Table', is: 'the same parts with their figures' },
  ],
  dos: ['Pass the largest first.', 'Name the market in `label`.'],
  donts: ['Leave the table out: small tiles cut long names.'],
  accessibility: {
    role: 'List of buttons, each named with its direction and change; the table is a region.',
    keys: [{ press: 'Tab, Enter', does: 'from tile to tile, and opens one' }],
    announces: 'Nothing by itself.',
  },
  related: ['AllocationDonut', 'QuoteRow', 'ChangeBadge'],
}
