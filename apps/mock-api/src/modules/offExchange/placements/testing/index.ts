import type { ModuleTesting, Owns } from '../../../../testing/moduleTesting.ts'
import { applePlacement } from '../../placementOffers/testing/terms.ts'
import { worlds } from './worlds.ts'

export const placements = {
  worlds,
  examples: ({ subscription = 'a-request' }: Owns<'subscription'>) => ({
    'placements/product': { placement: applePlacement.placement },
    'placements/terms': { placement: applePlacement.placement },
    'placements/get': { request: subscription },
  }),
  acts: () => import('./acts.ts'),
} as const satisfies ModuleTesting
