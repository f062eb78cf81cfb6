import fc from 'fast-check'
import { type ModuleAction, memberActs } from './memberActs.ts'
import type { Drawn, OperatorAction, OwnAction } from './step.ts'
import { whatever } from './whatever.ts'

type Action = OwnAction | ModuleAction | OperatorAction | 'wait' | 'look' | 'restart'

/** One thing that happens to a broker: a member or an operator acts, a member looks, time passes, or the broker is started anew. */
export interface Step extends Drawn {
  readonly action: Action
}

export const often = <const A extends Action>(weight: number, ...actions: readonly A[]) => ({
  weight,
  arbitrary: fc.constantFrom(...actions),
})

const ofModules = memberActs.flatMap(({ drawn }) =>
  drawn.map(([weight, ...names]) => often<ModuleAction>(weight, ...names)),
)

export const anyStep: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    often(22, 'market'),
    often(24, 'limit'),
    often(6, 'close'),
    often(12, 'rest'),
    often(6, 'cancel'),
    often(17, 'cancelAll'),
    often(5, 'deleteAlert'),
    often(18, 'amend'),
    often(16, 'protect'),
    often(6, 'enableMargin'),
    often(13, 'alert'),
    often(6, 'changeAlert', 'switchAlert'),
    often(10, 'ask'),
    often(7, 'takeBack'),
    often(6, 'applySeat'),
    often(6, 'checkIn'),
    often(9, 'redeem'),
    often(6, 'exchange'),
    often(4, 'verify'),
    often(3, 'closeAccount'),
    ...ofModules,
    often(13, 'review'),
    often(3, 'reviewMode'),
    often(30, 'move'),
    often(14, 'release', 'halt'),
    often(8, 'restrict'),
    often(12, 'dividend'),
    often(8, 'split'),
    often(3, 'delist'),
    often(20, 'callOff'),
    often(18, 'wait'),
    often(4, 'look'),
    often(3, 'restart'),
  ),
  ...whatever,
})
