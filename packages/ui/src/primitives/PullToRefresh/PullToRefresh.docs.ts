import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose: 'Refreshes a list by a pull from its top.',
  notFor: [
    'Where prices come by themselves: a stream needs no pull.',
    'As the only way: the keyboard has a button, which shows with its focus.',
  ],
  anatomy: [
    { part: 'Indicator', is: 'follows the finger, says when to let go, then what came of it' },
    { part: 'Button', is: 'for the keyboard' },
    { part: 'List', is: 'moved by the pull' },
  ],
  dos: ['Reject `onRefresh` where it failed: the list stays as it is and the failure is said.'],
  donts: ['Put it around something that scrolls by itself; a pull there scrolls that.'],
  accessibility: {
    role: 'Status beside the list; the button is named “Refresh”.',
    keys: [
      { press: 'Tab', does: 'shows the button' },
      { press: 'Enter, Space', does: 'refreshes' },
    ],
    announces: 'That it refreshes, is up to date, or could not refresh.',
  },
  related: ['InfiniteList', 'ErrorState'],
}
