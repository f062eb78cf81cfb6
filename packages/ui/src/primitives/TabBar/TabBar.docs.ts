import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose: 'The five screens that the app begins from, at the foot of the page above the safe area.',
  notFor: [
    'On a screen that was opened from another: `NavBar` leads back.',
    'For views of one screen, `Tabs`.',
  ],
  anatomy: [
    { part: 'Entry', is: 'icon over name, a link' },
    { part: 'Badge', is: 'a count of what is new' },
    { part: 'Current', is: 'in ink and marked for screen readers' },
  ],
  dos: ['Keep five entries, in the same order always.', 'Say what a badge counts in its label.'],
  donts: ['Hide it on scrolling.'],
  accessibility: {
    role: 'Navigation named by its label; the entry of the page is current.',
    keys: [{ press: 'Tab, Enter', does: 'to an entry, and there' }],
    announces: 'Nothing; focus moves to the heading of the screen that opens.',
  },
  related: ['NavBar', 'Tabs', 'Tag'],
}
