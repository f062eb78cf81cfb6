import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Text for screen readers only: the name of what is seen as a picture or a position.',
  notFor: [
    'For hiding something from everybody: leave it out.',
    'For hiding a picture from screen readers, `aria-hidden`.',
  ],
  anatomy: [
    {
      part: 'Picture',
      is: 'what is seen, whose name it is',
      at: (root) => root.querySelector('svg'),
    },
    { part: 'Text', is: 'one pixel of it, so that it is read and not seen' },
  ],
  dos: [
    'Write it in all three languages, like any other text.',
    'Use a heading where the outline of the page needs one that the layout does not show.',
  ],
  donts: ['Say more than is seen: both readers get the same.', 'Put something into it that takes the focus.'],
  accessibility: {
    role: 'That of its element.',
    keys: [],
    announces: 'Read in its place.',
  },
  related: ['Text', 'Icon'],
}
