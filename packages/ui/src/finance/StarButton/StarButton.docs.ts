import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'A star that puts an instrument into the watchlist, or takes it out.',
  notFor: ['For an order or a position, which are no matter of taste.'],
  anatomy: [{ part: 'Star', is: 'filled and in the accent colour where it is watched' }],
  dos: [
    'Put it beside a row that is a link, never into it.',
    'Change it at once, and take it back where the broker refuses.',
  ],
  donts: ['Ask before taking it out: a `Toast` offers to undo it.'],
  accessibility: {
    role: 'A toggle button, named by the instrument; whether it is pressed says whether it is watched.',
    keys: [{ press: 'Enter, Space', does: 'the other state' }],
    announces: 'Its own state.',
  },
  related: ['QuoteRow', 'WatchRow', 'IconButton', 'Toast'],
}
