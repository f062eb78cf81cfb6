import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Details under each other, name at left and figure at right (`FactList`), or in columns (`FactGrid`): charges, an account, an instrument.',
  notFor: ['For rows that lead somewhere, `ListRow`.', 'For the same details of many things, a table.'],
  anatomy: [
    { part: 'Name', is: 'quiet', at: (root) => root.querySelector('dt') },
    {
      part: 'Figure',
      is: 'aligned at its end, decimals under each other',
      at: (root) => root.querySelectorAll('dd')[1]?.firstElementChild,
    },
    { part: 'Sum', is: 'the strong line', at: (root) => root.querySelector('dl > :last-child') },
  ],
  dos: [
    'Pass `Money` and `PriceText` as values, so that decimals are aligned and masks hold.',
    'Let the parts add up to the strong line where both are in sight.',
  ],
  donts: ['Name a detail twice: the name is the key.'],
  accessibility: {
    role: 'Description list, named where no heading says what it is about.',
    keys: [],
    announces: 'Nothing.',
  },
  related: ['AssetSummary', 'OrderReviewSheet', 'Money'],
}
