import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Shows a few things side by side of which one is seen: reasons to open an account, announcements.',
  notFor: [
    'For what must be read, a list: most readers never swipe to a second slide.',
    'For views of the same thing, `Tabs`.',
  ],
  anatomy: [
    { part: 'Slide', is: 'as wide as the carousel, cut off at its edges' },
    { part: 'Dots', is: 'one for each slide, each a button' },
    {
      part: 'Pause',
      is: 'before the dots, where slides come by themselves; a finger on a slide pauses them too',
    },
  ],
  dos: [
    'Leave `slideMs` out unless the slides are an announcement: nothing on a screen of money moves by itself.',
    'Give each slide a `label` that says what it shows, for its dot and for screen readers.',
  ],
  donts: [
    'Put the only way to something on a slide.',
    'Show a slide for less than 3 s; the widget does not do it.',
  ],
  accessibility: {
    role: 'Section described as a carousel; each slide is a group named “2 of 4” with its label, the hidden ones inert.',
    keys: [
      { press: 'Arrow keys, Home, End', does: 'another slide, from the slides or from a dot' },
      { press: 'Tab', does: 'to the slides, the pause button, then the dots' },
    ],
    announces:
      'The slide that comes, when the reader has changed it; nothing while slides come by themselves.',
  },
  related: ['Tabs', 'NoticeBar'],
}
