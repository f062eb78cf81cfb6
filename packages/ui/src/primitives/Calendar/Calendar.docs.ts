import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Shows a month of days to choose one, or to see a figure of each, for instance its profit.',
  notFor: [
    'For a birth date, years away from today, `DatePicker`.',
    'For a period by name (1 day, 1 month), `ChipGroup`.',
  ],
  anatomy: [
    { part: 'Head', is: 'the month between a step back and a step forward' },
    { part: 'Week names', is: 'one letter in sight, whole for screen readers' },
    { part: 'Day', is: 'its number, and a mark under it: a profit in market colours' },
    { part: 'Today, chosen', is: 'today has a mark of its own; the chosen day is filled' },
  ],
  dos: [
    'Pass `today` as it is where the reader is; a date here has no zone.',
    'Give each mark a `description`, for colour and a short figure are not read out.',
  ],
  donts: ['Choose a day for the reader on turning the month: turning only looks.'],
  accessibility: {
    role: 'Group of the label; a grid of weeks with one button a day, the chosen one pressed, today current.',
    keys: [
      { press: 'Arrow keys', does: 'to the day beside, above or below' },
      { press: 'Page Up, Page Down', does: 'a month back or forth; with Shift a year' },
      { press: 'Home, End', does: 'to the ends of the week' },
      { press: 'Enter, Space', does: 'chooses the day' },
    ],
    announces: 'The month when it changes; each day as its whole date with the description of its mark.',
  },
  related: ['DatePicker', 'ChipGroup', 'ProfitCurve'],
}
