import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Says once what happened, what is safe, and what to do, where something could not be loaded.',
  notFor: [
    'For a refusal of what the reader sent, the text beside the button.',
    'For old figures that still show, `NoticeBar` or the `stale` look of the figures.',
  ],
  anatomy: [
    { part: 'Icon', is: 'of an error', at: (root) => root.querySelector('[aria-hidden]') },
    { part: 'Title', is: 'what happened: Prices did not load', at: (root) => root.querySelector('p') },
    {
      part: 'Reassurance',
      is: 'what is safe: Your money and orders are untouched',
      at: (root) => root.querySelectorAll('p')[1],
    },
    { part: 'Reference', is: 'a code for support', at: (root) => root.querySelectorAll('p')[2] },
    { part: 'Try again', is: 'waits while it is tried', at: (root) => root.querySelector('button') },
  ],
  dos: [
    'Say what is untouched. On a screen of money this is the first question.',
    'Keep the old answer on the screen where there is one, and show this beside it only when there is none.',
  ],
  donts: ['Show codes or the text of a server to readers; the catalogue has words for each.'],
  accessibility: {
    role: 'Alert, so it is read at once.',
    keys: [{ press: 'Enter, Space', does: 'tries again' }],
    announces: 'Title, reassurance and reference when it appears.',
  },
  related: ['EmptyState', 'NoticeBar', 'Skeleton', 'Button'],
}
