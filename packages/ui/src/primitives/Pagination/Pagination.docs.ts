import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Goes to a known page of a list and says how many there are.',
  notFor: [
    'On a phone’s history, `InfiniteList`: nobody looks for page 7.',
    'For steps of a process, `Steps`.',
  ],
  anatomy: [
    { part: 'Step back, step forward', is: 'keep their focus at an end' },
    { part: 'Pages', is: 'five around the current one, wrapped to the width' },
  ],
  dos: [
    'Give `label` where a screen has two lists.',
    'Move the focus to the list’s heading after a page came, if the list is above.',
  ],
  donts: [
    'Leave the page number as it is when a filter makes fewer pages; one outside shows as the nearest.',
  ],
  accessibility: {
    role: 'Navigation with a list of buttons; the current one is current page.',
    keys: [
      { press: 'Tab', does: 'from page to page' },
      { press: 'Enter, Space', does: 'goes there' },
    ],
    announces: '“Page 2 of 9” when the page changes.',
  },
  related: ['InfiniteList', 'VirtualList'],
}
