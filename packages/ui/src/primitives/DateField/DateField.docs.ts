import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose: 'Takes a calendar date among the fields of a form: a birth date, the day of a transfer.',
  notFor: [
    'For a date that a screen asks by itself, `DatePicker`, which this field opens.',
    'For a day near today, or one whose weekday or value matters, `Calendar`.',
  ],
  anatomy: [
    { part: 'Label, hint, error', is: 'as every field' },
    { part: 'Field', is: 'the date as the language writes it, or that one is to be chosen' },
    { part: 'Wheels', is: 'the sheet of `DatePicker`, under the label of the field' },
  ],
  dos: ['Give `min` and `max` by the rule that would refuse, and `opensAt` near the likely date.'],
  donts: ['Fill in today where no date was chosen: nobody would notice that it is wrong.'],
  accessibility: {
    role: 'Button named by its label and its date, which opens a dialog.',
    keys: [{ press: 'Enter, Space', does: 'open the wheels' }],
    announces: 'The error when it comes.',
  },
  related: ['DatePicker', 'Calendar', 'Field'],
}
