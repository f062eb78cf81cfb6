import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Shows the dates of an offer, and which is the present one: subscription, draw, payment, listing.',
  notFor: ['For the course of a request of the reader, `Steps`.', 'For the time that is left, `Countdown`.'],
  anatomy: [
    { part: 'Date', is: 'an icon, a short name and its days, or its moments, in the zone of the exchange' },
    { part: 'Line', is: 'to the next date, ink once the one before is over' },
  ],
  dos: [
    'Keep names to one short word: four are beside each other on a phone.',
    'Take `vertical` and `moments` on the page of the offer.',
  ],
  donts: ['Give dates out of their order: the first that is not over is the present one.'],
  accessibility: {
    role: 'List named by its label; the present date is the current step, and each says its state.',
    keys: [],
    announces: 'Nothing when a date comes.',
  },
  related: ['Steps', 'Countdown', 'ProductCard'],
}
