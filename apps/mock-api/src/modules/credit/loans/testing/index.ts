import type { ModuleTesting, Owns } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const loans = {
  worlds,
  examples: ({ credit = 'a-request' }: Owns<'credit'>) => ({
    'loans/get': { request: credit },
    'loans/payments': { request: credit, pageSize: 10 },
    'loans/repaymentTerms': { amount: '1000' },
    'loans/certificate': { request: credit },
  }),
  acts: () => import('./acts.ts'),
} as const satisfies ModuleTesting
