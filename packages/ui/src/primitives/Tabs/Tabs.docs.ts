import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Shows one of several views in the same space: in progress, orders, closed.',
  notFor: ['For a value of a form, `SegmentedControl`.', 'For screens of their own, links.'],
  anatomy: [
    {
      part: 'Tab list',
      is: 'up to five share the width, more scroll; the chosen one stays in sight',
      at: (root) => root.querySelector('[role=tablist]'),
    },
    {
      part: 'Panel',
      is: 'one; with `SwipePanel` a swipe shows its neighbour',
      at: (root) => root.querySelector('[role=tabpanel]'),
    },
  ],
  dos: [
    'Pass `SwipePanel` where swiping sideways is free: no chart, no row that scrolls.',
    'Keep the scroll position and the loading of each view.',
  ],
  donts: ['Put tabs into tabs.'],
  accessibility: {
    role: 'Tab list named by its label, tabs, and one panel.',
    keys: [
      { press: 'Arrow keys, Home, End', does: 'choose a tab' },
      { press: 'Tab', does: 'to the chosen tab, then into the panel' },
    ],
    announces: 'The chosen tab.',
  },
  related: ['SegmentedControl', 'TabBar', 'ChipGroup'],
}
