import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const dividends = {
  worlds,
  examples: () => ({
    'dividends/announced': { pageSize: 10 },
    'dividends/records': { pageSize: 10 },
  }),
} as const satisfies ModuleTesting
