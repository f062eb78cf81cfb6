import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const realName = {
  worlds,
  examples: () => ({
    // The keys are of no picture, which is found out last.
    'realName/submit': { name: 'Anna', idNumber: '9001011', front: '0'.repeat(32), back: '1'.repeat(32) },
  }),
} as const satisfies ModuleTesting
