import type { ModuleTesting, Owns } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const increases = {
  worlds,
  examples: ({ increase = 'an-increase' }: Owns<'increase'>) => ({
    'increases/product': { increase },
    'increases/terms': { increase },
  }),
  acts: () => import('./acts.ts'),
} as const satisfies ModuleTesting
