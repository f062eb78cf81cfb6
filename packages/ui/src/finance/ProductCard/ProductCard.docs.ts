import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Shows a product that is offered for a time, so that a reader can decide on it: a new share, a block, a placement, a loan of shares.',
  notFor: [
    'For an instrument that trades, `QuoteRow`.',
    'For a mentor, `MentorCard`; for a strategy, `StrategyCard`.',
    'For what the reader holds already, `PositionCard`.',
  ],
  anatomy: [
    {
      part: 'Head',
      is: 'mark, name, market and code, and how far the offer has got',
      at: (root) => root.querySelector('[data-head]'),
    },
    {
      part: 'Figure',
      is: 'the least money, or what else decides; the largest on the card',
      at: (root) => root.querySelector('[data-head] + * > :first-child'),
    },
    {
      part: 'Deadline',
      is: 'days and hours, in violet a clock on the last day, then that it is over; the moment with its zone below',
      at: (root) => root.querySelector('[data-deadline]'),
    },
    {
      part: 'Facts',
      is: 'price, premium, winning rate, two beside each other',
      at: (root) => root.querySelector('dl'),
    },
    { part: 'Chance', is: 'what the least application may come to' },
    { part: 'Quota', is: 'what is taken, and what is left' },
    { part: 'Timeline', is: 'the dates, the present one marked' },
    { part: 'Own part', is: 'what the reader has in it' },
    { part: 'Action', is: 'one button', at: (root) => root.querySelector('button') },
  ],
  dos: [
    'Leave out what the product has not; the card closes up.',
    'Pass the clock of the server by `now`, and read the product again on `onDeadline`.',
    'Label an indicative price as such: it is not what the share will cost.',
  ],
  donts: [
    'Give two actions: the page of the offer has the others.',
    'Colour the figure: only the premium is in market colours.',
  ],
  accessibility: {
    role: 'Article named by the issuer; the name is the link to its page, and the press area is the whole card.',
    keys: [{ press: 'Tab, Enter', does: 'to the link, then to the action' }],
    announces: 'Nothing; the time left is read when the reader comes to it.',
  },
  related: [
    'WinChance',
    'ProductTimeline',
    'QuotaBar',
    'Countdown',
    'MentorCard',
    'StrategyCard',
    'PositionCard',
  ],
}
