import type { ModuleTesting, Owns } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const withdrawals = {
  worlds,
  examples: ({ withdrawal = 'a-request' }: Owns<'withdrawal'>) => ({
    'withdrawals/submit': {
      money: { currency: 'KRW', amount: '50000' },
      payee: 'a-payee-of-nobody',
      fundPassword: '482916',
    },
    'withdrawals/get': { request: withdrawal },
  }),
} as const satisfies ModuleTesting
