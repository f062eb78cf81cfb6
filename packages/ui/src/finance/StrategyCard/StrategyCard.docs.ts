import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Shows a rule that trades by itself, with what it would have made and lost over a past time.',
  notFor: ['For a person whose trades are copied, `MentorCard`.', 'For an offer of shares, `ProductCard`.'],
  anatomy: [
    { part: 'Head', is: 'name, the rule in a line, and that it is simulated' },
    { part: 'Curve', is: 'the return over the time tested, from a dashed line at zero' },
    { part: 'Figures', is: 'return, largest fall and worst month, all of one size' },
    { part: 'Risk', is: 'a score of 1 to 10' },
    { part: 'Facts', is: 'least amount, term, fee' },
  ],
  dos: [
    'Give figures after the charges of the market, as a run would have them.',
    'Mark a backtest by `simulated`: nobody traded it.',
  ],
  donts: ['Show a return without its largest fall.'],
  accessibility: {
    role: 'Article named by the strategy; risk is a meter; the curve is decoration beside its figures.',
    keys: [{ press: 'Tab, Enter', does: 'to the link, then to the action' }],
    announces: 'Nothing by itself.',
  },
  related: ['MentorCard', 'ProductCard', 'Sparkline', 'ProfitCurve'],
}
