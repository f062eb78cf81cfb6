import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'

export const closing = {
  examples: () => ({
    'closing/close': { password: 'Onelot2026', fundPassword: '482916', consented: true },
  }),
} as const satisfies ModuleTesting
