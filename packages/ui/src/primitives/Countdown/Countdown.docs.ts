import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Shows the time left until a deadline: a payment, a draw, a listing.',
  notFor: ['For how long ago something was, a time in words.', 'For progress of known length, `Progress`.'],
  anatomy: [
    { part: 'Days', is: 'before the clock, or with hours alone where `form` is `deadline`' },
    {
      part: 'Clock',
      is: 'hours, minutes and seconds, tabular so that nothing moves',
      at: (root) => root.querySelector('[role="timer"]'),
    },
  ],
  dos: [
    'Say beside it what happens at the end, and show that state when it comes.',
    'Count by the time of the server: pass `now`.',
    'Take `deadline` in lists: far off it renders once an hour.',
    'Say by `over` that it has ended, in a word.',
  ],
  donts: ['Use it to hurry a reader: nothing here is sold by a clock.'],
  accessibility: {
    role: 'Timer named by its label.',
    keys: [],
    announces: 'Nothing each second; the time is read when the reader comes to it.',
  },
  related: ['Progress', 'Steps'],
}
