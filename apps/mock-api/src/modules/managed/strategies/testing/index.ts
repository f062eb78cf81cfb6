import type { ModuleTesting, Owns } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const strategies = {
  worlds,
  examples: ({ run = 'a-run' }: Owns<'run'>) => ({
    'strategies/get': { run },
    'strategies/cancel': { run },
    'strategies/end': { run },
  }),
  acts: () => import('./acts.ts'),
} as const satisfies ModuleTesting
