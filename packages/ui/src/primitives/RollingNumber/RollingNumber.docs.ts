import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Shows a number whose digits roll to their new value: a total that grew while the reader looks.',
  notFor: [
    'For prices, `PriceText`: a tick is a tint, not a movement.',
    'In lists, where many would move at once.',
  ],
  anatomy: [
    { part: 'Digits', is: 'each rolls by itself within 500 ms' },
    { part: 'Marks', is: 'sign, separators and currency stay' },
  ],
  dos: ['Pass the text as it is read, with its separators and its mark.'],
  donts: ['Use it for what changes more than once in a few seconds.'],
  accessibility: {
    role: 'Text, read as the plain number once.',
    keys: [],
    announces: 'Nothing by itself.',
  },
  related: ['Money', 'PriceText', 'Text'],
}
