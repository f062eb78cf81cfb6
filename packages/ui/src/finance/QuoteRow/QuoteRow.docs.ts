import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'An instrument in a list, 64 high: rank, mark, name over code, sparkline or turnover, price over change.',
  notFor: ['For what is held, `PositionCard`.', 'For anything without a price, `ListRow`.'],
  anatomy: [
    { part: 'Rank', is: 'only in ranked lists' },
    { part: 'Mark', is: 'where `sector` is known (`ListingMark`)' },
    { part: 'Name and code', is: 'the name on two lines at most' },
    { part: 'Marks', is: 'a halt, an ex-dividend day, a split, the first day' },
    { part: 'Sparkline or turnover', is: 'in the middle; goes first where room is short' },
    { part: 'Price and change', is: 'never pushed by the name' },
  ],
  dos: [
    'Draw it as a link of the app, so that it can be opened in a tab.',
    'Leave `quote` undefined until a price has come; the row keeps its height.',
  ],
  donts: ['Put a button into it; `leading` is for a star or a box that stops its own press.'],
  accessibility: {
    role: 'One link or button, named by all that it shows.',
    keys: [{ press: 'Tab, Enter', does: 'to the row, and opens it' }],
    announces: 'Nothing on a tick.',
  },
  related: ['ListingMark', 'PriceText', 'ChangeBadge', 'Sparkline', 'PositionCard', 'VirtualList'],
}
