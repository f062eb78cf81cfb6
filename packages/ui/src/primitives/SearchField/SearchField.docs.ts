import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Searches by code or name, with what was searched before.',
  notFor: [
    'For narrowing a short list that is in sight, `ChipGroup`.',
    'For typing what is kept, `TextField`.',
  ],
  anatomy: [
    { part: 'Field', is: 'a magnifying glass, the text, a button that clears' },
    { part: 'Cancel', is: 'leaves the search; only with `onCancel`' },
    { part: 'History', is: 'recent searches, each to search again or to remove' },
  ],
  dos: [
    'Search while it is typed, and keep in the history only what was sent or opened.',
    'Say in the label what may be typed: Code or name.',
  ],
  donts: ['Keep the history with the account: it belongs to the device.'],
  accessibility: {
    role: 'Search landmark with a search field named by its label.',
    keys: [
      { press: 'Enter', does: 'searches' },
      { press: 'Escape', does: 'empties it; once empty, leaves the search or closes the sheet around it' },
      { press: 'Delete, Backspace', does: 'on a recent search remove it' },
    ],
    announces: 'That a recent search was removed, or all of them.',
  },
  related: ['ChipGroup', 'TextField', 'EmptyState'],
}
