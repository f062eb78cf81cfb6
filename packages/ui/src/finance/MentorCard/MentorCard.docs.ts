import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Shows somebody whose trades may be copied, so that a reader can judge what was made and what was lost.',
  notFor: ['For a rule that trades by itself, `StrategyCard`.', 'For an offer of shares, `ProductCard`.'],
  anatomy: [
    { part: 'Head', is: 'picture, name, manner of trading, and that it is simulated' },
    {
      part: 'Curve',
      is: 'the return over the period, from a line at zero; beside the market where that is given, each with its figure',
    },
    { part: 'Figures', is: 'return, largest fall and worst month, all of one size' },
    { part: 'Risk', is: 'a score of 1 to 10 in ink, not in market colours' },
    { part: 'Facts', is: 'least amount, copiers, and what the caller adds' },
    { part: 'Fund', is: 'what is taken of its size, where it has one' },
  ],
  dos: [
    'Give drawdown and worst month of the same period as the return.',
    'Mark what is made up by `simulated`.',
  ],
  donts: ['Sort mentors by return alone: who risks most would always lead.'],
  accessibility: {
    role: 'Article named by the mentor; risk is a meter; the curve is decoration beside its figures.',
    keys: [{ press: 'Tab, Enter', does: 'to the link, then to the action' }],
    announces: 'Nothing by itself.',
  },
  related: ['StrategyCard', 'ProductCard', 'QuotaBar', 'Sparkline', 'ProfitCurve'],
}
