import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Says what would be in an empty list or screen, and offers the next step.',
  notFor: ['For what failed to load, `ErrorState`.', 'For what is still loading, `Skeleton`.'],
  anatomy: [
    {
      part: 'Picture',
      is: 'over the text, quiet, decorative',
      at: (root) => root.querySelector('[aria-hidden]'),
    },
    { part: 'Title', is: 'what would be here: No orders yet', at: (root) => root.querySelector('p') },
    { part: 'Sentence', is: 'when something will be here', at: (root) => root.querySelectorAll('p')[1] },
    { part: 'Action', is: 'a button or a link', at: (root) => root.querySelector('button') },
  ],
  dos: [
    'Offer the action that fills it: to the market from an empty list of holdings.',
    'Tell empty from filtered: say that nothing matches, and how to clear the filter.',
  ],
  donts: ['Show it before the answer has come: until then it is not known to be empty.'],
  accessibility: {
    role: 'None of its own; text and a button in reading order.',
    keys: [],
    announces: 'Nothing by itself: put it into a live region where a search empties the list.',
  },
  related: ['ErrorState', 'Skeleton', 'InfiniteList'],
}
