import { ofAnswers } from './faults/answers.ts'
import { ofAccess, ofCommands, ofOffers, ofRefusals } from './faults/calls.ts'
import type { Fault } from './faults/fault.ts'
import { ofLists, ofStream } from './faults/lists.ts'

/** Faults that are planted together: each is of a call of its own, or shows in a case of its own. */
export const faults: readonly Fault[] = [
  ...ofAnswers,
  ...ofRefusals,
  ...ofOffers,
  ...ofAccess,
  ...ofCommands,
  ...ofLists,
  ...ofStream,
]
