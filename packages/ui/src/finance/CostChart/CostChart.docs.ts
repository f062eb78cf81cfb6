import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Shows a price against what was paid: its course since the entry, with the cost as a dashed line.',
  notFor: ['For reading prices at a time, `KLineChart`.', 'In lists, `Sparkline`.'],
  anatomy: [
    { part: 'Line', is: 'in the colour of the result, with a dot at the entry and one at now' },
    { part: 'Cost', is: 'dashed, across' },
    { part: 'Figures', is: 'entry at left, now at right' },
  ],
  dos: ['Pass the direction of the result: a short gains where its price falls.'],
  donts: [
    'Give it points between that nothing is known of: the entry and now alone show as two dots without a line.',
  ],
  accessibility: {
    role: 'Text; the picture is hidden from screen readers, as its figures say it.',
    keys: [],
    announces: 'Nothing by itself.',
  },
  related: ['Sparkline', 'PositionCard', 'RangeBar'],
}
