import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'One of a few, each in a row of its own with room to explain it: a method of deposit, an adjustment of the chart.',
  notFor: ['For two to four short ones side by side, `SegmentedControl`.', 'For many, `Select` or `Picker`.'],
  anatomy: [
    {
      part: 'Legend',
      is: 'what is chosen',
      at: (root) => root.querySelector('legend'),
    },
    {
      part: 'Row',
      is: 'label, a line under it, the mark at the end',
      at: (root) => root.querySelector('label:has(:checked)'),
    },
    { part: 'Error', is: 'under the rows' },
  ],
  dos: [
    'Say in a row’s second line what follows from it, such as a fee.',
    'Leave the value undefined where no choice is the obvious one.',
  ],
  donts: ['Choose for the reader what costs more.'],
  accessibility: {
    role: 'Group with a legend, of radio buttons.',
    keys: [
      { press: 'Arrow keys', does: 'choose the next or the one before' },
      { press: 'Tab', does: 'to the chosen one, then past the group' },
    ],
    announces: 'The error when it comes.',
  },
  related: ['SegmentedControl', 'Select', 'Checkbox'],
}
