import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Shows a score against the least that is needed, and the entries that made it: the credit score of a member.',
  notFor: ['For progress of known length, `Progress`.', 'For a limited product, `QuotaBar`.'],
  anatomy: [
    { part: 'Arc', is: 'a half circle whose scale grows with the score' },
    { part: 'Threshold', is: 'a mark on the arc with its number' },
    { part: 'Score', is: 'the figure in the middle' },
    { part: 'State', is: 'whether it is enough, or how much is missing, with an icon' },
    { part: 'Entries', is: 'what each added or took' },
  ],
  dos: ['List every entry, so that they add up to the score.', 'Say beside it what the score allows.'],
  donts: ['Name one entry twice: the label is its key.'],
  accessibility: {
    role: 'Meter named by its label, whose value says score and state; the entries are a list of terms.',
    keys: [],
    announces: 'Nothing.',
  },
  related: ['QuotaBar', 'Progress', 'FactList'],
}
