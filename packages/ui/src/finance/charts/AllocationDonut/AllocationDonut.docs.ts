import type { WidgetDocs } from '../../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'What a person’s assets are made of: a ring with the total in it, and a table of the same parts.',
  notFor: ['For change over time, `ProfitCurve`.', 'For two figures, `FactList`.'],
  anatomy: [
    { part: 'Ring', is: 'the five largest parts, the rest as one' },
    { part: 'Total', is: 'in the middle' },
    { part: 'Table', is: 'part, percentage and amount' },
  ],
  dos: [
    'Pass all parts in one currency, with the total as the account has it.',
    'Keep the table: colours are hard to tell apart in a ring.',
  ],
  donts: ['Use market colours for parts.'],
  accessibility: {
    role: 'Image that names each part with its percentage; the table is a region.',
    keys: [{ press: 'Tab', does: 'to the table, which scrolls' }],
    announces: 'Nothing by itself; while amounts are hidden, only percentages are read.',
  },
  related: ['ProfitCurve', 'AssetSummary', 'FactList'],
}
