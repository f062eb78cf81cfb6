import type { ModuleTesting, Owns } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const lending = {
  worlds,
  examples: ({ loan = 'a-request' }: Owns<'loan'>) => ({
    'lending/recall': { request: loan },
    'lending/get': { request: loan },
  }),
  acts: () => import('./acts.ts'),
} as const satisfies ModuleTesting
