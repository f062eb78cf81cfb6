import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const payees = {
  worlds,
  examples: () => ({
    'payees/addCard': {
      bank: 'KR088',
      number: '110234567890',
      holder: 'Anna',
      branch: 'Yeoksam',
      fundPassword: '482916',
    },
    'payees/addWallet': {
      network: 'TRC20',
      address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      label: 'Cold',
      fundPassword: '482916',
    },
    'payees/unbind': { payee: 'a-payee-of-nobody', fundPassword: '482916' },
    'payees/makeDefault': { payee: 'a-payee-of-nobody' },
  }),
} as const satisfies ModuleTesting
