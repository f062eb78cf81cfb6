import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Shows how far something of known length has got: an upload, a subscription.',
  notFor: [
    'For what has no known length, the button’s or the skeleton’s own waiting.',
    'For steps that have names, `Steps`.',
  ],
  anatomy: [
    { part: 'Label', is: 'what gets on; hidden where the text beside it says so' },
    { part: 'Figure', is: 'as text: 4 of 10' },
    { part: 'Bar', is: 'in the accent, or the tone of an error where it has stopped' },
  ],
  dos: ['Give `text` in the unit of the thing; without it screen readers say a percentage.'],
  donts: [
    'Use it for a profit or a price: a part of a range is `RangeBar`.',
    'Show a bar that only guesses.',
  ],
  accessibility: {
    role: 'Progress bar named by its label, with its text as value.',
    keys: [],
    announces: 'Nothing by itself; the value is read when the reader comes to it.',
  },
  related: ['Steps', 'RangeBar', 'ImageUploader'],
}
