import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose: 'A list whose order is the reader’s own: a watchlist while it is edited.',
  notFor: [
    'For a list that sorts itself by a figure, `VirtualList` with a choice over it.',
    'For thousands of rows: each is mounted.',
  ],
  anatomy: [
    { part: 'Rows', is: 'what `renderItem` draws' },
    { part: 'Handle', is: 'given to each row, which puts it at its end' },
  ],
  dos: ['Put the handle at the end of the row, under the thumb.', 'Show the new order at once.'],
  donts: ['Start a drag by the whole row: a finger that scrolls would move it.'],
  accessibility: {
    role: 'A list; each handle is a button named by its item.',
    keys: [
      { press: 'Up, Down', does: 'moves the item whose handle has the focus by one' },
      { press: 'Home, End', does: 'moves it to the top and to the bottom' },
    ],
    announces: 'The item’s new position, politely.',
  },
  related: ['VirtualList', 'ListRow', 'WatchRow'],
}
