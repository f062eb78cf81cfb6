import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose:
    'Takes the amount to exchange from one currency into another, from either side, with the rate beside it.',
  notFor: ['For one amount, `AmountField`.', 'For a price on its tick, `TickPriceField`.'],
  anatomy: [
    { part: 'From, to', is: 'an amount of each currency; either may be typed' },
    { part: 'Below', is: 'what there is of the currency, and a way to take all of it' },
    { part: 'Swap', is: 'turns the two round' },
    { part: 'Rate', is: 'what one unit brings, and how old that is' },
    { part: 'Ring', is: 'the seconds for which the rate holds' },
  ],
  dos: [
    'Calculate the other side exactly, by the rule of the broker: down to the minor unit.',
    'Count the seconds by the time of the server, and read a new rate at zero.',
  ],
  donts: ['Change the text of the side that is typed into when a new rate comes.'],
  accessibility: {
    role: 'Group named by its label with two text fields, a button that says which currencies it turns round, and a timer.',
    keys: [{ press: 'Tab', does: 'from, swap, to' }],
    announces: 'Errors of the fields; the seconds are read when the reader comes to them.',
  },
  related: ['AmountField', 'Countdown', 'TickPriceField'],
}
