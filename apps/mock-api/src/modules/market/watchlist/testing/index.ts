import type { ModuleTesting } from '../../../../testing/moduleTesting.ts'
import { worlds } from './worlds.ts'

export const watchlist = { worlds } as const satisfies ModuleTesting
