import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose: 'Loads the next page of a history before its end is reached: transactions, closed positions.',
  notFor: [
    'For thousands of rows that are there at once, `VirtualList`.',
    'For a table in which one goes to a known page, `Pagination`.',
  ],
  anatomy: [
    { part: 'Rows', is: 'whatever the screen puts into it' },
    { part: 'End', is: '“Loading”, “Nothing more to show”, or what failed with Try again' },
  ],
  dos: [
    'Keep what is loaded when a page fails, and let the reader try that page again.',
    'Set `loading` in `onLoadMore`, so that nothing is asked twice.',
  ],
  donts: ['Put anything under it that must be reached, such as a footer.'],
  accessibility: {
    role: 'Status at its end; the list is busy while it loads.',
    keys: [{ press: 'Enter, Space', does: 'tries again' }],
    announces: 'Loading, the end, and a failure.',
  },
  related: ['VirtualList', 'Pagination', 'PullToRefresh', 'EmptyState'],
}
