import fc from 'fast-check'
import { type AnyAct, anyActs } from './anyActs.ts'
import type { Drawn } from './step.ts'
import { whatever } from './whatever.ts'

type Action = AnyAct | 'wait' | 'look' | 'restart'

/** One thing that happens to a broker: a member or an operator acts, a member looks, time passes, or the broker is started anew. */
export interface Step extends Drawn {
  readonly action: Action
}

export const often = <const A extends Action>(weight: number, ...actions: readonly A[]) => ({
  weight,
  arbitrary: fc.constantFrom(...actions),
})

const ofModules = anyActs.flatMap(({ drawn }) =>
  drawn.map(([weight, ...names]) => often<AnyAct>(weight, ...names)),
)

export const anyStep: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(...ofModules, often(18, 'wait'), often(4, 'look'), often(3, 'restart')),
  ...whatever,
})
