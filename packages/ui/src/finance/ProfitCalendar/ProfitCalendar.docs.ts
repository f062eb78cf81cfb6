import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Shows what each day of a month brought, with the total of the month; a day leads to its statement.',
  notFor: ['To choose a date, `Calendar`.', 'For the course of a profit over time, `ProfitCurve`.'],
  anatomy: [
    { part: 'Total', is: 'what the days of the month add up to, to the unit' },
    { part: 'Head', is: 'the month between a step back and a step forward' },
    {
      part: 'Day',
      is: 'its number over its profit, exact while it fits and else in short, in market colours',
    },
  ],
  dos: [
    'Pass only days on which something happened: the others stay empty.',
    'Load the month that `onMonthChange` names.',
  ],
  donts: ['Add up figures of several currencies: convert them first.'],
  accessibility: {
    role: 'Group of the label with a grid of days; busy until the days are loaded.',
    keys: [
      { press: 'Arrow keys', does: 'to the day beside, above or below' },
      { press: 'Page Up, Page Down', does: 'a month back or forth; with Shift a year' },
      { press: 'Home, End', does: 'to the ends of the week' },
      { press: 'Enter, Space', does: 'opens the day' },
    ],
    announces: 'The month when it changes; each day with its whole amount, where a short one shows.',
  },
  related: ['Calendar', 'ProfitCurve', 'AllocationDonut'],
}
