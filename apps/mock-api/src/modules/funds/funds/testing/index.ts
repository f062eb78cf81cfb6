import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'

export const funds = {
  examples: () => ({
    'fund/records': { currency: 'USD', pageSize: 10 },
  }),
} as const satisfies ModuleTesting
