import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'

export const news = {
  examples: () => ({
    // Of a week that ended two days before the clock of tests, in every calendar.
    'news/item': { id: 'CRYPTO:XCOMP.weekSummary.2026-03-09T00:00:00.000Z' },
  }),
} as const satisfies ModuleTesting
