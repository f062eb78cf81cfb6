import * as modules from '../testing/modules.ts'
import type { ModuleTesting } from '../testing/moduleTesting.ts'
import type { ModuleActs } from './moduleActs.ts'

const brought: Readonly<Record<string, ModuleTesting>> = modules

/** The order in which the seed has met them; those of other modules follow by name. */
const met = [
  'blockTrades',
  'placements',
  'increases',
  'dayTrading',
  'lending',
  'electiveDividends',
  'loans',
  'copyTrading',
  'strategies',
]

/** What modules bring that is drawn beside trades, prices and time. */
export function drawnActs(): Promise<readonly ModuleActs[]> {
  const names = new Set([...met, ...Object.keys(brought).toSorted()])
  const loads = [...names].flatMap((name) => brought[name]?.acts ?? [])
  return Promise.all(loads.map(async (load) => (await load()).acts))
}
