import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'The lowest and the highest price of a time, and where between them the price is now: day range, 52-week range.',
  notFor: ['For progress, `Progress`.', 'For the course between them, `Sparkline`.'],
  anatomy: [
    { part: 'Label', is: 'of what time it is' },
    { part: 'Bar and mark', is: 'the mark is where the price is now' },
    { part: 'Figures', is: 'low at left, high at right, with their names' },
  ],
  dos: ['Show it among the facts of an instrument, where both ends have meaning.'],
  donts: ['Colour it: its place in a range is no direction.'],
  accessibility: {
    role: 'Group named by its label; the bar is hidden, the figures are read.',
    keys: [],
    announces: 'Nothing by itself.',
  },
  related: ['Progress', 'Sparkline', 'FactList'],
}
