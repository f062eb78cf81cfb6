import type { ModuleTesting, Owns } from '../../../../testing/moduleTesting.ts'
import { appleOtc } from '../../blocks/testing/terms.ts'
import { worlds } from './worlds.ts'

export const blockTrades = {
  worlds,
  examples: ({ trade = 'a-request' }: Owns<'trade'>) => ({
    'blockTrades/product': { block: appleOtc.block },
    'blockTrades/terms': { block: appleOtc.block },
    'blockTrades/get': { request: trade },
  }),
  acts: () => import('./acts.ts'),
} as const satisfies ModuleTesting
