import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'Thousands of listings as a dense table, sorted by any figure, of which only the part in sight is mounted and ticks.',
  notFor: ['For a list to choose from, `QuoteRow` in `VirtualList`.'],
  anatomy: [
    { part: 'Head', is: 'stays in sight; each is a button that sorts' },
    { part: 'First column', is: 'name and code, a link, stays in sight' },
    { part: 'Figures', is: 'right-aligned; the price is tinted by a tick' },
  ],
  dos: [
    'Let the broker sort: `rows` are only the pages that have come, or the one that `Pagination` below shows.',
    'Give it a parent with a height.',
  ],
  donts: ['Sort the rows that have come: the greatest of all may not be among them.'],
  accessibility: {
    role: 'Table with the number of all rows, in a region that scrolls.',
    keys: [
      { press: 'Tab, Enter', does: 'to a head, and sorts by it; again in the other direction' },
      { press: 'Arrow keys', does: 'scroll the table both ways' },
    ],
    announces: 'The sorted column and its direction, with its head. Nothing on a tick.',
  },
  related: ['Pagination', 'QuoteRow', 'VirtualList', 'PriceText'],
}
