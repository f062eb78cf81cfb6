import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'Takes a calendar date on three wheels in the order of the reader’s language: a birth date, the end of a period.',
  notFor: [
    'For a day near today, or one whose weekday or value matters, `Calendar`.',
    'For a date of a chart, the native date field in its settings.',
  ],
  anatomy: [
    { part: 'Title', is: 'which date, with one line under it' },
    {
      part: 'Wheels',
      is: 'year, month and day, as the language writes them; a month that only passes by changes no day',
    },
    { part: 'Confirm', is: 'takes the date on the wheels' },
  ],
  dos: [
    'Give `min` and `max` by the rule that would refuse, for instance the age of majority.',
    'Set `opensAt` near the likely date, so that few turns are needed.',
  ],
  donts: ['Take a date before it is confirmed: turning is not choosing.'],
  accessibility: {
    role: 'Modal dialog; each wheel is a listbox named year, month or day.',
    keys: [
      { press: 'Tab', does: 'from wheel to wheel, then Confirm' },
      { press: 'Arrow Up and Down, Page keys, Home, End', does: 'turn a wheel' },
      { press: 'Digits', does: 'go to the number' },
      { press: 'Escape', does: 'closes without a choice' },
    ],
    announces: 'The option that a wheel comes to.',
  },
  related: ['Calendar', 'Picker', 'Sheet'],
}
