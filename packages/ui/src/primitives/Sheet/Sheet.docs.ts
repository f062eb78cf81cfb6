import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'Rises from the bottom over what it is about, which stays in sight: a ticket over its chart, the sum behind a figure.',
  notFor: ['For one question, `Dialog`.', 'For a screen of its own: what has an address is a route.'],
  anatomy: [
    {
      part: 'Grip and head',
      is: 'drawn down to close; title, a line under it, a close button',
      at: (root) => root.querySelector('[role=dialog] > :has(h2)'),
    },
    { part: 'Panel', is: 'within a `SheetPanel`: the same sheet beside the page, without grip and scrim' },
    {
      part: 'Content',
      is: 'scrolls inside where it is higher than there is room',
      at: (root) => root.querySelector('[role=dialog] [role=group]'),
    },
    {
      part: 'Footer',
      is: 'the one primary action with its cost; stays above the keyboard',
      at: (root) => root.querySelector('[role=dialog] [role=group] + div'),
    },
    { part: 'Scrim', is: 'dims the page, but for `half` and `most`, which leave it clear' },
  ],
  dos: [
    'Use `half` where the page above must stay in sight, as a chart over its ticket.',
    'Put what it will cost beside the action in the footer.',
  ],
  donts: ['Open a sheet over a sheet: go back, or unfold a line.'],
  accessibility: {
    role: 'Modal dialog named by its title, not modal within a `SheetPanel`; its content is a group that can be scrolled by keys.',
    keys: [
      { press: 'Tab', does: 'stays in the sheet; from a panel it goes on to the page' },
      { press: 'Escape', does: 'closes, unless the field with the focus uses the key' },
    ],
    announces:
      'Title and line when it opens; focus returns to where it was, or to what opened the sheet that it was in.',
  },
  related: ['Dialog', 'ActionSheet', 'OrderTicket', 'Picker'],
}
