const halt = 'no order fills in a halt: what crossed meanwhile is judged at the first price after it'
const inForce = 'a changed stop-out rate holds for positions that open from then on'
const delisted = 'delisting settles open positions at the last price, and cancels working orders'
const closed = 'nobody is stopped out in a closed session: the price was back before the next one opened'
const restricted = 'a ban, freeze or disablement cancels resting orders that open'
const onceForEver = 'a command is carried out once, also after its outcome is no longer kept'
const rounding = 'the profit of a day is rounded once for a currency, not once for each position'
const guests = 'guests are counted by network address, and more loosely than members'
const dayOfQuotes =
  'between two sessions the day of the last quotes is today, so that what it made counts once'

/**
 * Steps whose answers are others because a rule changed, each with its reason. The answers are in `recorded/changed/answers.json`; their
 * ledgers were compared with the recorded ones line by line.
 */
interface Changed {
  readonly script: string
  readonly steps: Readonly<Record<string, string>>
}
export const changed: readonly Changed[] = [
  { script: 'closing', steps: { '45': rounding, 'end ann summary': rounding } },
  {
    script: 'exchangeHours',
    steps: {
      '71': closed,
      '92': `${closed}; ${dayOfQuotes}`,
      '95': `${closed}; ${dayOfQuotes}`,
      'end ann ledger 1': closed,
      'end ann summary': closed,
      'end ann tab inProgress': closed,
      'end ann tab terminated': closed,
    },
  },
  {
    script: 'operatorPrices',
    steps: {
      '49': halt,
      '52': halt,
      '62': inForce,
      '65': inForce,
      '70': delisted,
      '71': delisted,
      '72': delisted,
      '73': `${inForce}; ${delisted}`,
      '74': `${halt}; ${delisted}`,
      '75': `${inForce}; ${delisted}`,
      'end ann ledger 1': `${halt}; ${inForce}; ${delisted}`,
      'end ann summary': `${inForce}; ${delisted}`,
      'end ann tab inProgress': `${halt}; ${delisted}`,
      'end ann tab inventory': `${halt}; ${delisted}`,
      'end ann tab terminated': `${inForce}; ${delisted}`,
    },
  },
  {
    script: 'repeats',
    steps: {
      '32': onceForEver,
      'end ann ledger 1': onceForEver,
      'end ann summary': onceForEver,
      'end ann tab inProgress': onceForEver,
      'end ann tab inventory': onceForEver,
    },
  },
  {
    script: 'restricted',
    steps: {
      '14': restricted,
      '15': restricted,
      '16': restricted,
      '35': restricted,
      'end ann ledger 1': restricted,
      'end ann summary': restricted,
      'end ann tab purchase': restricted,
      'end ann tab terminated': restricted,
    },
  },
  { script: 'tooFrequent', steps: { '26': guests } },
]
