import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Turns something on or off at once: hidden amounts, a display setting.',
  notFor: [
    'For what is agreed to or sent with a form, `Checkbox`.',
    'For one of several values, `SegmentedControl`.',
  ],
  anatomy: [
    {
      part: 'Label',
      is: 'what is on when it is on',
      at: (root) => root.querySelector('[role=switch] > :first-child > :first-child'),
    },
    {
      part: 'Line',
      is: 'what it does, or why it is off',
      at: (root) => root.querySelector('[role=switch] > :first-child > :last-child'),
    },
    {
      part: 'Track and thumb',
      is: 'at the end of the row',
      at: (root) => root.querySelector('[role=switch] > [aria-hidden]'),
    },
  ],
  dos: [
    'Word the label as the thing, not as a command: Hide amounts, not Turn on hiding.',
    'Put it back, and say so, when the change could not be kept.',
  ],
  donts: ['Ask for a save button after it.'],
  accessibility: {
    role: 'Switch named by its label, described by its line.',
    keys: [{ press: 'Enter, Space', does: 'turns it' }],
    announces: 'On or off.',
  },
  related: ['Checkbox', 'ListRow', 'SegmentedControl'],
}
