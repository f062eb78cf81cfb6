import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'A list of thousands that is complete at once, of which only the part in sight is mounted: the market.',
  notFor: [
    'For a history that comes page by page, `InfiniteList`.',
    'For less than a screenful, `ListRow` in its list.',
  ],
  anatomy: [
    { part: 'Row', is: 'measured once it shows' },
    { part: 'List', is: 'as high as all its rows, so that the scroll bar is right' },
  ],
  dos: [
    'Give a key by what the item is, such as its code: rows keep their focus when they move.',
    'Estimate the height of a row well; 64 fits most.',
  ],
  donts: ['Draw rows that change their height while they are off the screen.'],
  accessibility: {
    role: 'List with the position and the number of each row.',
    keys: [
      { press: 'Arrow keys, Page keys, Home, End', does: 'move between rows that hold a control' },
      { press: 'Tab', does: 'into a row, then past it' },
    ],
    announces: 'The position of a row: 12 of 2,000.',
  },
  related: ['InfiniteList', 'ListRow', 'QuoteRow'],
}
