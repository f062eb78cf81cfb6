import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Shows rows of figures to compare: the repayments of a loan, the days of a lending, the tiers of a discount.',
  notFor: [
    'For listings with prices, `QuoteTable`.',
    'For two or three details of one thing, `FactList`.',
    'For movements of money, `RecordRow`.',
  ],
  anatomy: [
    {
      part: 'Head',
      is: 'the names of the columns, in sight while rows scroll',
      at: (root) => root.querySelector('thead th'),
    },
    {
      part: 'First column',
      is: 'what the row is, in sight while columns scroll',
      at: (root) => root.querySelector('tbody th'),
    },
    {
      part: 'Figures',
      is: 'at the end of their column, decimal marks under each other',
      at: (root) => root.querySelector('tbody td'),
    },
    { part: 'Total', is: 'the last row, stronger', at: (root) => root.querySelector('tfoot td') },
  ],
  dos: ['Pass totals exact from the broker: the table adds nothing up.', 'Keep heads to a word or two.'],
  donts: ['Show more than six columns: a person on a phone sees three.'],
  accessibility: {
    role: 'Region named by its label, with a table whose first column and heads are headers.',
    keys: [{ press: 'Tab, then arrow keys', does: 'to the region, and scroll it' }],
    announces: 'Nothing by itself.',
  },
  related: ['QuoteTable', 'FactList', 'RecordRow'],
}
