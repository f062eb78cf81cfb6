import type { WidgetDocs } from '../../widgetDocs.ts'
import { textOf } from '../../widgetParts.ts'

export const docs: WidgetDocs = {
  purpose: 'Does something: sends an order, opens an account, tries again.',
  notFor: [
    'To go to another screen from a list, `ListRow` as a link.',
    'For an icon without text, `IconButton`; for a value out of a few, `SegmentedControl` or `ChipGroup`.',
  ],
  anatomy: [
    {
      part: 'Ground',
      is: 'ink for `primary`; `up` and `down` are Buy and Sell in the colours of the market',
      at: (root) => root.querySelector('button'),
    },
    {
      part: 'Icon',
      is: 'before the text and saying the same',
      at: (root) => root.querySelector('button svg'),
    },
    {
      part: 'Label',
      is: 'a verb, at most a few words; it may go on to a second line',
      at: (root) => textOf(root.querySelector('button > span')),
    },
    { part: 'Waiting bar', is: 'fills over 10 s, as long as a request may take' },
  ],
  dos: [
    'Have one primary button on a screen, at the bottom, above the keyboard.',
    'Set `loading` while an answer is awaited: the label and the focus stay, further presses are ignored.',
  ],
  donts: [
    'Use `up` or `down` for anything that is no purchase or sale.',
    'Disable it without a sentence beside it that says which rule refuses.',
  ],
  accessibility: {
    role: 'Button named by its text.',
    keys: [{ press: 'Enter, Space', does: 'presses it' }],
    announces: '“Loading” after its name while it waits; it is busy then, and keeps the focus.',
  },
  related: ['IconButton', 'CopyButton', 'ActionSheet', 'SegmentedControl'],
}
