import {
  type Script,
  MINUTE,
  amend,
  cancelAll,
  close,
  instruments,
  join,
  pass,
  place,
  price,
  protect,
} from '../steps.ts'

const { apple, korean, token } = instruments
const both = { takeProfit: '170.00', stopLoss: { kind: 'level', price: '160.00' } } as const
const trailing = { kind: 'trail', distance: { kind: 'rate', rate: '0.02' } } as const

/** What becomes of an order after it was placed. */
export const orderChanges: Script = {
  name: 'orderChanges',
  steps: [
    join('ann'),
    place('ann', 'rests', { instrument: apple, lots: 6, limit: '160.00', timeInForce: 'goodTillCancelled' }),
    amend('ann', 'rests', { limitPrice: '161.00' }),
    amend('ann', 'rests', { lots: 4 }),
    amend('ann', 'rests', { lots: 4 }),
    amend('ann', 'rests', { limitPrice: '161.005' }),
    amend('ann', 'rests', { lots: 1_000_000 }),
    amend('ann', 'rests', { limitPrice: '165.00' }),
    amend('ann', 'rests', { limitPrice: '166.00' }),
    close('ann', 'rests', 1, '170.00', 'goodTillCancelled'),
    place('ann', 'lasting', {
      instrument: korean,
      lots: 1,
      limit: '1300000',
      timeInForce: 'goodTillCancelled',
    }),
    place('ann', 'wrong', { instrument: apple, lots: 1, timeInForce: 'extended' }),
    cancelAll('ann', apple),
    cancelAll('ann', apple),
    cancelAll('ann'),
  ],
}

/** Take-profits and stop-losses. */
export const protection: Script = {
  name: 'protection',
  steps: [
    join('ann'),
    place('ann', 'level', { instrument: apple, lots: 6 }),
    protect('ann', 'level', both),
    protect('ann', 'level', { takeProfit: '160.00', stopLoss: { kind: 'level', price: '170.00' } }),
    protect('ann', 'level', { ...both, takeProfit: '171.00' }),
    close('ann', 'level', 2),
    price(apple, '159.50'),
    pass(MINUTE),
    price(apple, '160.00'),
    place('ann', 'trailing', {
      instrument: apple,
      lots: 3,
      leverage: 2,
      protection: { takeProfit: '190.00', stopLoss: trailing },
    }),
    price(apple, '180.00'),
    pass(MINUTE),
    price(apple, '176.40'),
    pass(MINUTE),
    place('ann', 'pending', {
      instrument: token,
      lots: 5,
      limit: '2500.0',
      protection: { takeProfit: '2600.0' },
    }),
    amend('ann', 'pending', { limitPrice: '2600.0' }),
    price(token, '2499.0'),
    pass(MINUTE),
    price(token, '2601.0'),
    pass(MINUTE),
    place('ann', 'short', { instrument: apple, lots: 2, side: 'short', leverage: 2 }),
    protect('ann', 'short', { stopLoss: { kind: 'trail', distance: { kind: 'amount', amount: '2.50' } } }),
    protect('ann', 'short', {}),
    protect('ann', 'level', both),
  ],
}
