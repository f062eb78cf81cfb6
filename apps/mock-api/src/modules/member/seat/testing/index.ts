import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const seat = {
  worlds,
} as const satisfies ModuleTesting
