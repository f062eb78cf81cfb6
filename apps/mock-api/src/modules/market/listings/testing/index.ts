import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const listings = { worlds } as const satisfies ModuleTesting
