import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Shows what a value is and what it becomes: a balance by an order, a tier by a payment.',
  notFor: [
    'For a price against its close, `ChangeBadge`.',
    'For a place within a range, `RangeBar`.',
    'For steps on the way, `Steps`.',
  ],
  anatomy: [
    {
      part: 'Before',
      is: 'quieter; left out where nothing changed',
      at: (root) => root.querySelector('span > :first-child'),
    },
    {
      part: 'Arrow',
      is: 'for the eye; a word for the ear',
      at: (root) => root.querySelector('span > [aria-hidden]'),
    },
    {
      part: 'After',
      is: 'the value that counts, a dash while it is not known',
      at: (root) => root.querySelector('span > :last-child'),
    },
  ],
  dos: [
    'Put it into the value of a `FactList`; it ends at the edge and wraps after the arrow.',
    'Give `word` where what brings the change is known: after the order.',
  ],
  donts: [
    'Show more than two values; a course is a `Sparkline`.',
    'Colour the new value, unless it is a profit.',
  ],
  accessibility: {
    role: 'Text; a group named by `label` where there is one.',
    keys: [],
    announces: 'Nothing.',
  },
  related: ['FactList', 'Money', 'ChangeBadge'],
}
