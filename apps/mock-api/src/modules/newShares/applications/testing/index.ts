import type { ModuleTesting, Owns } from '../../../../testing/moduleTesting.ts'
import { offerTerms } from '../../offers/testing/terms.ts'
import { worlds } from './worlds.ts'

export const applications = {
  worlds,
  examples: ({ application = 'an-application' }: Owns<'application'>) => ({
    'applications/terms': { offer: offerTerms.offer },
    'applications/get': { application },
    'applications/proof': { application },
  }),
} as const satisfies ModuleTesting
