import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'The app’s own number keys, so that a ticket keeps its height and its price in sight while a number is typed.',
  notFor: [
    'Where the device’s keys do: in a form that scrolls, `TextField` and `NumberField`.',
    'For letters.',
  ],
  anatomy: [
    { part: 'Head', is: 'what is typed into, and Done (`fixed` only)' },
    {
      part: 'Digits',
      is: 'ten keys that type as they are touched, once each, whatever is under the finger as it is lifted; and the decimal mark where the number has one',
    },
    { part: 'Delete', is: 'repeats when it is held' },
  ],
  dos: [
    'Give `field`, which is kept in sight above the keys and whose press does not close them.',
    'Use `inline` in a sheet: what is fixed to the page would be behind it.',
  ],
  donts: ['Shuffle the digits: readers type by position.'],
  accessibility: {
    role: 'Group named “Number keys for …”; the field keeps the focus and its caret.',
    keys: [
      { press: 'Hardware digits, Backspace', does: 'type too, unless a dialog is over the field' },
      { press: 'Escape', does: 'asks to close; in a sheet it closes the sheet' },
    ],
    announces: 'Nothing by itself: the field says what was typed.',
  },
  related: ['PinField', 'AmountField', 'OrderTicket'],
}
