import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'

export const common = {
  examples: () => ({
    'common/config': { type: 'all' },
    'common/outcome': { endpoint: 'trade/place', key: 'a-key-of-no-request' },
  }),
} as const satisfies ModuleTesting
