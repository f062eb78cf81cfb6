import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  title: 'Stack and Inline',
  purpose:
    'Puts things under each other (`Stack`) or beside each other (`Inline`) at the distances of the 4 px grid.',
  notFor: ['For rows with hairlines, `ListRow` in its list.', 'For details in columns, `FactList`.'],
  anatomy: [
    {
      part: 'Stack',
      is: 'a column; its gap is 16 unless given',
      at: (root) => root.querySelector('section'),
    },
    {
      part: 'Inline',
      is: 'a row, centred on its line; its gap is 8, and it wraps where `wrap` is set',
      at: (root) => root.querySelector('ul'),
    },
  ],
  dos: ['Choose the element by meaning: a list is `ul`.', 'Let `Inline` wrap wherever its texts can grow.'],
  donts: ['Set margins on what is inside: distance belongs to the group.'],
  accessibility: {
    role: 'That of its element.',
    keys: [],
    announces: 'Nothing.',
  },
  related: ['Card', 'ListRow', 'FactList'],
}
