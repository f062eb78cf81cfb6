import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Shows on which days something was done, as checking in: the week of today as a strip, or a month.',
  notFor: ['To choose a day, `Calendar`.', 'For a figure of each day, `ProfitCalendar`.'],
  anatomy: [
    { part: 'Weekday', is: 'above its days' },
    { part: 'Done', is: 'a filled circle with a tick' },
    { part: 'Missed', is: 'a grey circle, its number struck through' },
    { part: 'Today', is: 'a ring, until it is done' },
    { part: 'Head', is: 'of a month, between a step back and a step forward' },
  ],
  dos: ['Pass `today` by the zone in which the rule counts days.', 'Say the length of the streak beside it.'],
  donts: ['Count days before `since` as missed.'],
  accessibility: {
    role: 'Table named by its label, each day with its date and its state; the month has a group with two buttons.',
    keys: [{ press: 'Tab, Enter', does: 'to the month before and after' }],
    announces: 'The month when it changes.',
  },
  related: ['Calendar', 'ProfitCalendar'],
}
