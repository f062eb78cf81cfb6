import {
  DAY,
  MINUTE,
  type JsonObject,
  type Script,
  type Step,
  call,
  halt,
  instruments,
  ops,
  pass,
  place,
  price,
  register,
  trader,
} from '../steps.ts'

const { apple, korean } = instruments

const condition = (kind: 'price' | 'percent', direction: 'rises' | 'falls', figure: string): JsonObject => ({
  kind,
  direction,
  [kind]: figure,
})
const create = (name: string, terms: JsonObject): Step =>
  call(
    'ann',
    'priceAlerts/create',
    { instrument: apple, repeat: 'once', ...terms },
    { save: { [name]: 'alert.id' } },
  )
const alerts: Step = call('ann', 'priceAlerts/list')
const messages = (topic?: string): Step =>
  call('ann', 'messages/list', { pageSize: 20, ...(topic === undefined ? {} : { topic }) })
const unread: Step = call('ann', 'messages/unread')

export const alertsAndMessages: Script = {
  name: 'alertsAndMessages',
  steps: [
    ...trader('ann', '01010000001'),
    price(apple, '165.00'),
    create('once', { condition: condition('price', 'rises', '170.00'), note: ' Sell half ' }),
    create('daily', { condition: condition('price', 'falls', '160.00'), repeat: 'daily' }),
    create('percent', { condition: condition('percent', 'rises', '50') }),
    create('refused', { condition: condition('price', 'rises', '165.00') }),
    create('refused', { condition: condition('price', 'falls', '165.001') }),
    create('refused', { condition: condition('percent', 'rises', '0.01') }),
    create('refused', { condition: condition('price', 'rises', '170.000') }),
    create('refused', { instrument: 'US:NOBODY', condition: condition('price', 'rises', '170.00') }),
    call('ann', 'priceAlerts/create', { instrument: apple, condition: { kind: 'price' }, repeat: 'never' }),
    create('korean', { instrument: korean, condition: condition('percent', 'falls', '30') }),
    alerts,
    price(apple, '159.00'),
    pass(MINUTE),
    price(apple, '161.00'),
    pass(MINUTE),
    price(apple, '158.00'),
    pass(MINUTE),
    alerts,
    messages(),
    halt(apple, true),
    price(apple, '175.00'),
    pass(MINUTE),
    messages('alerts'),
    halt(apple, false),
    pass(MINUTE),
    messages('alerts'),
    alerts,
    call('ann', 'priceAlerts/switch', { alert: '$once', on: true }),
    call('ann', 'priceAlerts/switch', { alert: '$daily', on: false }),
    call('ann', 'priceAlerts/change', {
      alert: '$percent',
      condition: condition('price', 'falls', '100.00'),
      repeat: 'daily',
    }),
    call('ann', 'priceAlerts/delete', { alert: '$daily' }),
    call('ann', 'priceAlerts/delete', { alert: '$daily' }),
    alerts,
    place('ann', 'rests', { instrument: apple, lots: 3, limit: '150.00' }),
    price(apple, '149.00'),
    pass(MINUTE),
    place('ann', 'expires', { instrument: apple, lots: 2, limit: '10.00' }),
    pass(DAY),
    messages('orders'),
    messages('account'),
    unread,
    call('ann', 'messages/read'),
    unread,
    ops('delist', { instrument: apple }),
    pass(2 * MINUTE),
    alerts,
    messages(),
    register('ben', '01010000002'),
    call('ben', 'messages/list', { pageSize: 20 }),
    call('ben', 'priceAlerts/delete', { alert: '$once' }),
  ],
}
