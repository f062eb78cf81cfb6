import { type Script, DAY, cancel, close, instruments, join, pass, place, price } from '../steps.ts'

const { apple, korean, token } = instruments

export const saleLocks: Script = {
  name: 'saleLocks',
  options: {
    saleLocks: {
      KRX: { kind: 'days', days: 2 },
      US: { kind: 'minutes', minutes: 30 },
      CRYPTO: { kind: 'days', days: 0 },
    },
  },
  steps: [
    join('ann'),
    place('ann', 'korean', { instrument: korean, lots: 4 }),
    place('ann', 'koreanGeared', { instrument: korean, lots: 4, leverage: 10 }),
    place('ann', 'apple', { instrument: apple, lots: 5 }),
    place('ann', 'appleRests', { instrument: apple, lots: 5, limit: '160.00' }),
    place('ann', 'token', { instrument: token, lots: 50 }),
    close('ann', 'korean', 4),
    close('ann', 'korean', 1, '1800000'),
    close('ann', 'apple', 5),
    close('ann', 'token', 50),
    pass(30 * 60_000 - 1),
    close('ann', 'apple', 2),
    pass(1),
    close('ann', 'apple', 2),
    price(korean, '1320000'),
    pass(1_000),
    price(korean, null),
    price(apple, '159.00'),
    pass(1_000),
    close('ann', 'appleRests', 5),
    pass(DAY),
    close('ann', 'korean', 4),
    close('ann', 'appleRests', 5),
    pass(DAY),
    close('ann', 'korean', 3),
    cancel('ann', 'korean'),
    close('ann', 'korean', 1, '1800000'),
  ],
}
