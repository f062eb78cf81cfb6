import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Text at a step of the type scale, in a tone that meets 4.5:1 on every ground.',
  notFor: [
    'For money, prices and changes: `Money`, `PriceText` and `ChangeBadge` format and colour them.',
    'For the label of a field, `Field`.',
  ],
  anatomy: [
    {
      part: 'Element',
      is: 'what it is: a heading, a paragraph, a term',
      at: (root) => root.querySelector('h2'),
    },
    { part: 'Step', is: '12, 13, 15, 17, 20, 24, 32', at: (root) => root.querySelector('strong') },
    {
      part: 'Tone',
      is: 'neutral, secondary, muted, accent, error, or a market’s direction',
      at: (root) => root.querySelector('p'),
    },
  ],
  dos: [
    'Choose the element by the outline of the page, and the size by the scale.',
    'Align numbers in a column to its end.',
  ],
  donts: ['Cut text that is needed for a decision; `lines` is for names that repeat elsewhere.'],
  accessibility: {
    role: 'That of its element; text that is cut stays whole for screen readers.',
    keys: [],
    announces: 'Nothing.',
  },
  related: ['Money', 'PriceText', 'Tag', 'VisuallyHidden'],
}
