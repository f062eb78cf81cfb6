import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'A watched instrument in a list: its prices, or what it is chosen and moved by.',
  notFor: ['For a ranked list of a market, `QuoteRow`.', 'For what is held, `PositionCard`.'],
  anatomy: [
    { part: 'Row', is: 'a `QuoteRow` with name over code, sparkline, price over change' },
    { part: 'Box', is: 'while the list is edited; the name is its label' },
    { part: 'Handle', is: 'while the list is edited; at the end, under the thumb' },
  ],
  dos: ['Draw the rows that are edited in a `SortableList`, and the others in a `VirtualList`.'],
  donts: ['Show prices while the list is edited: rows that move would tick under the finger.'],
  accessibility: {
    role: 'One link, or a box named by the instrument and a button that moves it.',
    keys: [{ press: 'Space', does: 'chooses it, while the list is edited' }],
    announces: 'Nothing on a tick.',
  },
  related: ['QuoteRow', 'SortableList', 'StarButton', 'Checkbox'],
}
