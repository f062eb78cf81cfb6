import {
  type Script,
  type Step,
  DAY,
  HOUR,
  MINUTE,
  cancel,
  close,
  instruments,
  join,
  pass,
  place,
  price,
} from '../steps.ts'

const { apple, korean, taiwanese, thai, token, pair } = instruments
const everywhere: readonly (readonly [name: string, instrument: string, limit: string])[] = [
  ['apple', apple, '140.00'],
  ['korean', korean, '1200000'],
  ['taiwanese', taiwanese, '20.50'],
  ['thai', thai, '115.00'],
  ['token', token, '2000.0'],
  ['pair', pair, '1300.00'],
]
/** A market and a limit order in each market at this moment. */
const tryAll = (moment: string): readonly Step[] => [
  ...everywhere.flatMap(([name, instrument, limit]) => [
    place('ann', `${name}-${moment}`, { instrument, lots: name === 'taiwanese' ? 20 : 1 }),
    place('ann', `${name}-rests-${moment}`, { instrument, lots: name === 'taiwanese' ? 20 : 1, limit }),
  ]),
]

/** Tuesday 10 March 2026 from 02:00 UTC to Monday, by the exchanges' own hours. */
export const exchangeHours: Script = {
  name: 'exchangeHours',
  options: { calendar: 'exchange' },
  steps: [
    join('ann'),
    ...tryAll('morning'),
    close('ann', 'korean-morning', 1, '1700000'),
    place('ann', 'koreanGeared', { instrument: korean, lots: 5, leverage: 10 }),
    // 03:30: Bangkok has opened.
    pass(90 * MINUTE),
    place('ann', 'thai', { instrument: thai, lots: 30 }),
    place('ann', 'thaiRests', { instrument: thai, lots: 30, limit: '115.00' }),
    // 05:45: a lunch break in Bangkok, Taipei has closed.
    pass(2 * HOUR + 15 * MINUTE),
    close('ann', 'thai', 30),
    cancel('ann', 'thaiRests'),
    ...tryAll('lunch'),
    // 06:35: Seoul is between its sessions.
    pass(50 * MINUTE),
    place('ann', 'korean-between', { instrument: korean, lots: 1 }),
    // 06:45: Seoul after hours.
    pass(10 * MINUTE),
    place('ann', 'korean-after', { instrument: korean, lots: 1 }),
    place('ann', 'korean-after-day', { instrument: korean, lots: 1, limit: '1150000' }),
    place('ann', 'korean-after-rests', {
      instrument: korean,
      lots: 1,
      limit: '1150000',
      timeInForce: 'extended',
    }),
    close('ann', 'korean-morning', 1),
    close('ann', 'korean-morning', 1, '1650000', 'extended'),
    // 08:30: New York before its opening.
    pass(105 * MINUTE),
    place('ann', 'apple-pre', { instrument: apple, lots: 1 }),
    place('ann', 'apple-pre-rests', { instrument: apple, lots: 1, limit: '140.00' }),
    place('ann', 'apple-pre-waits', { instrument: apple, lots: 1, limit: '200.00' }),
    place('ann', 'apple-pre-crosses', {
      instrument: apple,
      lots: 1,
      limit: '200.00',
      timeInForce: 'extended',
    }),
    // 14:00: New York trades, Asia is closed.
    pass(5 * HOUR + 30 * MINUTE),
    ...tryAll('afternoon'),
    cancel('ann', 'apple-pre-rests'),
    price(korean, '1270000'),
    pass(MINUTE),
    price(korean, null),
    // 20:30: New York after hours.
    pass(6 * HOUR + 29 * MINUTE),
    place('ann', 'apple-after', { instrument: apple, lots: 1 }),
    place('ann', 'apple-after-rests', {
      instrument: apple,
      lots: 1,
      limit: '140.00',
      timeInForce: 'goodTillCancelled',
    }),
    // Saturday 03:00: only digital currency trades.
    pass(3 * DAY + 6 * HOUR + 30 * MINUTE),
    ...tryAll('saturday'),
    close('ann', 'korean-morning', 1),
    pass(2 * DAY),
    close('ann', 'korean-morning', 1),
  ],
}
