import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'
import { closedTerms, newShareTerms } from './terms.ts'
import { worlds } from './worlds.ts'

export const auctions = {
  worlds,
  examples: () => ({
    'auctions/get': { auction: newShareTerms.auction },
    'auctions/demand': { auction: closedTerms.auction },
  }),
} as const satisfies ModuleTesting
