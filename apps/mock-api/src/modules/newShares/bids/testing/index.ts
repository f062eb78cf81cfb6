import type { ModuleTesting, Owns } from '../../../../testing/moduleTesting.ts'
import { newShareTerms } from '../../auctions/testing/terms.ts'

export const bids = {
  examples: ({ bid = 'a-bid' }: Owns<'bid'>) => ({
    'bids/terms': { auction: newShareTerms.auction },
    'bids/get': { bid },
  }),
} as const satisfies ModuleTesting
