import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'The course of a day as a plain line, 56 by 24, for lists; 72 high in a card.',
  notFor: ['For reading prices, `KLineChart`.', 'Alone: beside it are its price and its change.'],
  anatomy: [
    { part: 'Line', is: 'in the colour of the day' },
    { part: 'Base', is: 'the previous close, dashed' },
  ],
  dos: [
    'Pass the direction of the change that is beside it, so that both have one colour.',
    'Give `label` only where no number beside it says the same.',
  ],
  donts: ['Animate it.'],
  accessibility: {
    role: 'Hidden beside its numbers; an image where it has a label.',
    keys: [],
    announces: 'Nothing.',
  },
  related: ['QuoteRow', 'CostChart', 'KLineChart'],
}
