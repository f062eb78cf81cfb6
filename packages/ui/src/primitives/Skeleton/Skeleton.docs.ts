import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Holds the layout of what is loading: lines of the height of their text, circles, blocks.',
  notFor: [
    'For an action that waits, the button’s `loading`.',
    'For an empty list: what is empty is not loading.',
  ],
  anatomy: [
    {
      part: 'Line',
      is: 'as high as its step of the type scale',
      at: (root) => root.querySelector('[aria-busy] p [aria-hidden]'),
    },
    {
      part: 'Circle, block',
      is: 'for a picture, a chart, a card',
      at: (root) => root.querySelector('[aria-busy] [aria-hidden]'),
    },
    { part: 'Group', is: 'says once that it is loading', at: (root) => root.querySelector('[aria-busy]') },
  ],
  dos: [
    'Draw the real layout, so that nothing moves when the answer comes.',
    'Put one `SkeletonGroup` around all that comes together.',
  ],
  donts: [
    'Animate it: nothing on a screen loops.',
    'Show it over an old answer: keep the answer and grey it.',
  ],
  accessibility: {
    role: 'Hidden; the group is busy.',
    keys: [],
    announces: '“Loading”, once for the group.',
  },
  related: ['EmptyState', 'ErrorState', 'Button'],
}
