import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose: 'Takes a choice on one or more wheels that depend on each other: a country and its bank.',
  notFor: ['For one short list, `Select` or `RadioGroup`, which are quicker.', 'For a date, `DatePicker`.'],
  anatomy: [
    { part: 'Title', is: 'what is chosen' },
    { part: 'Wheels', is: 'side by side under one band' },
    {
      part: 'Confirm',
      is: 'takes what is under the band; off while a column has nothing that may be chosen',
    },
  ],
  dos: [
    'Give `columns` as a function where later wheels follow from earlier ones.',
    'Name the button by what it does where that is more than to confirm.',
  ],
  donts: ['Apply a turn before it is confirmed.'],
  accessibility: {
    role: 'Modal dialog; each wheel is a listbox with one selected option.',
    keys: [
      { press: 'Tab', does: 'from wheel to wheel' },
      { press: 'Arrow Up and Down, Page keys, Home, End', does: 'turn' },
      { press: 'Letters', does: 'go to the option that begins so' },
      { press: 'Escape', does: 'closes without a choice' },
    ],
    announces: 'The option that a wheel comes to; where no column has anything, a text says so.',
  },
  related: ['DatePicker', 'Select', 'RadioGroup', 'Sheet'],
}
