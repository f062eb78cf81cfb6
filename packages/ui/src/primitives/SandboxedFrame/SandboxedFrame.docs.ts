import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'Shows a page of others within the app, kept apart from it: a payment, a chat, a form of a partner.',
  notFor: ['For texts of our own, `Prose`.', 'For pictures, `Carousel`.'],
  anatomy: [
    { part: 'Frame', is: 'the page; scripts and forms run, all else is off' },
    { part: 'Loading', is: 'a skeleton until the page has arrived' },
    { part: 'Foot', is: 'whose page it is, and the way to open it in the browser' },
    { part: 'Refused', is: 'what shows in place of a page that is not over https' },
  ],
  dos: [
    'Name the page in `title` as the screen does.',
    'Let the server check what comes back from it; nothing that the page says is proof.',
  ],
  donts: [
    'Hand it a token or a number in its address; others keep addresses.',
    'Wait for `onLoad` as for success: a page that forbids frames loads an error.',
  ],
  accessibility: {
    role: 'Frame named by `title`; a link beside it.',
    keys: [{ press: 'Tab', does: 'into the page, through it, and on to the link' }],
    announces: 'That a page is refused.',
  },
  related: ['EmptyState', 'Prose', 'Skeleton'],
}
