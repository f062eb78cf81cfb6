import type { ModuleTesting, Owns } from '../../../../testing/moduleTesting.ts'

export const deposits = {
  examples: ({ deposit = 'a-request' }: Owns<'deposit'>) => ({
    'deposits/openChannel': { channel: 'bank-KRW' },
    'deposits/submit': { channel: 'bank-KRW', amount: '50000', voucher: 'f'.repeat(32) },
    'deposits/get': { request: deposit },
  }),
} as const satisfies ModuleTesting
