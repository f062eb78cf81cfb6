export { ledger } from '../../../parts/ledger/messages/en.ts'
export { portfolio } from '../../../parts/portfolio/messages/en.ts'

export const statement = {
  date: 'Day of the statement',
  previous: 'Day before',
  next: 'Day after',
  print: 'Print',
  day: 'The day in {{zone}}',
  soFar: 'The day in {{zone}}, until {{time}}',
  soFarElsewhere: 'The day in {{zone}}, until {{time}} your time ({{there}} there)',
  notBegun: 'This day has not begun in {{zone}}. It begins at {{time}} your time.',
  opening: 'Opening cash',
  closing: 'Closing cash',
  result: 'What the day brought',
  trades: 'Executions',
  noTrades: 'No executions on this day',
  traded: '{{quantity}} at {{price}}',
  holdings: 'Held at the end of the day',
  held: '{{quantity}} at {{price}}, entry {{entry}}',
  noPrice: 'No price at that time',
  empty: 'No record',
  emptyText: 'Your account had no money on this day yet.',
} as const
