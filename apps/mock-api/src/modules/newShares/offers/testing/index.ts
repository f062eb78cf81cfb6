import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'
import { offerTerms } from './terms.ts'
import { worlds } from './worlds.ts'

export const offers = {
  worlds,
  examples: () => ({
    'offers/get': { offer: offerTerms.offer },
    'offers/story': { offer: offerTerms.offer },
    'offers/draw': { offer: offerTerms.offer },
  }),
} as const satisfies ModuleTesting
