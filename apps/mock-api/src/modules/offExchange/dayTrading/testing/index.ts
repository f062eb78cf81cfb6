import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const dayTrading = {
  worlds,
  acts: () => import('./acts.ts'),
} as const satisfies ModuleTesting
