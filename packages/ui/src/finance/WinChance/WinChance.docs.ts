import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Says what an application for new shares may come to before it is sent: which numbers of shares, and how likely.',
  notFor: ['For how much of an offer is taken, `QuotaBar`.', 'For what was won, `StatusTag` and `Steps`.'],
  anatomy: [
    { part: 'Shares', is: 'the two numbers that can be won, or the one that is certain; never an average' },
    { part: 'Chance', is: 'of at least one, in whole percents' },
    { part: 'Cases', is: 'ten applications alike, those that win filled; the last of them in part' },
    { part: 'Note', is: 'what becomes of the money' },
  ],
  dos: [
    'Calculate both by the rule of the draw, with the quantity that is filled in.',
    'Say in `note` when what is not won comes back.',
    'Take `line` within `ProductCard`.',
  ],
  donts: ['Round a chance to 0 or 100 before it is passed: only what cannot or must happen shows as such.'],
  accessibility: {
    role: 'List of terms with their figures; the cases are hidden from assistive technology, for the chance says the same.',
    keys: [],
    announces: 'Nothing when the quantity changes.',
  },
  related: ['ProductCard', 'QuotaBar', 'QuantityStepper'],
}
