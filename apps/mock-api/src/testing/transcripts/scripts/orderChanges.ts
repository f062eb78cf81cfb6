import {
  DAY,
  MINUTE,
  type Script,
  amend,
  call,
  close,
  detail,
  guest,
  instruments,
  pass,
  place,
  price,
  records,
  summary,
  tab,
  trader,
} from '../steps.ts'

const { apple, korean, token, pair } = instruments
const account = (instrument: string) => call('ann', 'trade/account', { instrument })
const protect = (name: string, protection: Parameters<typeof amend>[2]) =>
  call('ann', 'trade/protect', { position: `$${name}`, ...protection })
const both = { takeProfit: '170.00', stopLoss: { kind: 'level', price: '160.00' } } as const
const trailing = { kind: 'trail', distance: { kind: 'rate', rate: '0.02' } } as const

/** What becomes of an order after it was placed. */
export const orderChanges: Script = {
  name: 'orderChanges',
  steps: [
    ...trader('ann', '01010000001'),
    place('ann', 'rests', { instrument: apple, lots: 6, limit: '160.00', timeInForce: 'goodTillCancelled' }),
    amend('ann', 'rests', { limitPrice: '161.00' }),
    amend('ann', 'rests', { lots: 4 }),
    amend('ann', 'rests', { lots: 4 }),
    amend('ann', 'rests', { limitPrice: '161.005' }),
    amend('ann', 'rests', { lots: 1_000_000 }),
    summary('ann'),
    amend('ann', 'rests', { limitPrice: '165.00' }),
    amend('ann', 'rests', { limitPrice: '166.00' }),
    detail('ann', 'rests'),
    close('ann', 'rests', 1, '170.00', 'goodTillCancelled'),
    place('ann', 'lasting', {
      instrument: korean,
      lots: 1,
      limit: '1300000',
      timeInForce: 'goodTillCancelled',
    }),
    place('ann', 'wrong', { instrument: apple, lots: 1, timeInForce: 'extended' }),
    call('ann', 'trade/cancelAll', { instrument: apple }),
    call('ann', 'trade/cancelAll', { instrument: apple }),
    tab('ann', 'purchase'),
    call('ann', 'trade/cancelAll'),
    // 90 days of a working order.
    place('ann', 'forgotten', {
      instrument: pair,
      lots: 1,
      limit: '700.00',
      timeInForce: 'goodTillCancelled',
    }),
    pass(91 * DAY),
    guest('member/login', { phone: '01010000001', password: 'Onelot2026' }, { opens: 'ann' }),
    tab('ann', 'terminated'),
    records('ann'),
  ],
}

/** Take-profits and stop-losses. */
export const protection: Script = {
  name: 'protection',
  steps: [
    ...trader('ann', '01010000001'),
    place('ann', 'level', { instrument: apple, lots: 6 }),
    protect('level', both),
    protect('level', { takeProfit: '160.00', stopLoss: { kind: 'level', price: '170.00' } }),
    protect('level', { ...both, takeProfit: '171.00' }),
    detail('ann', 'level'),
    close('ann', 'level', 2),
    account(apple),
    price(apple, '159.50'),
    pass(MINUTE),
    detail('ann', 'level'),
    price(apple, '160.00'),
    place('ann', 'trailing', {
      instrument: apple,
      lots: 3,
      leverage: 2,
      protection: { takeProfit: '190.00', stopLoss: trailing },
    }),
    price(apple, '180.00'),
    pass(MINUTE),
    detail('ann', 'trailing'),
    price(apple, '176.40'),
    pass(MINUTE),
    detail('ann', 'trailing'),
    place('ann', 'pending', {
      instrument: token,
      lots: 5,
      limit: '2500.0',
      protection: { takeProfit: '2600.0' },
    }),
    amend('ann', 'pending', { limitPrice: '2600.0' }),
    price(token, '2499.0'),
    pass(MINUTE),
    account(token),
    price(token, '2601.0'),
    pass(MINUTE),
    detail('ann', 'pending'),
    place('ann', 'short', { instrument: apple, lots: 2, side: 'short', leverage: 2 }),
    protect('short', { stopLoss: { kind: 'trail', distance: { kind: 'amount', amount: '2.50' } } }),
    protect('short', {}),
    detail('ann', 'short'),
    protect('level', both),
  ],
}
