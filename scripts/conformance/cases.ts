import { accessCases } from './cases/access.ts'
import { answersCases } from './cases/answers.ts'
import type { Case } from './cases/case.ts'
import { commandsCases } from './cases/commands.ts'
import { listsCases } from './cases/lists.ts'

/** What a case is part of, in the order of the report. */
export const groups = {
  ENV: 'Envelope and status',
  SCH: 'Answers against the contract',
  FMT: 'Numbers and times',
  AUT: 'Sessions',
  XSR: 'Cross-site token',
  COR: 'Pages of other origins',
  REF: 'Refusals',
  IDM: 'Idempotency',
  PAG: 'Paging',
  CAN: 'Candles',
  STR: 'Event stream',
} as const
export type Group = keyof typeof groups

/** Every case by its number. Those that say "each" have an outcome for each call. */
export const cases = { ...answersCases, ...accessCases, ...commandsCases, ...listsCases } as const
export type CaseId = keyof typeof cases

/** Every case with its number, in order. */
export const numbered: readonly (readonly [CaseId, Case])[] = Object.entries(cases) as [CaseId, Case][]

export const isGroup = (text: string): text is Group => Object.hasOwn(groups, text)

/** @throws RangeError for a number without a group */
export function groupOf(id: CaseId): Group {
  const [group = ''] = id.split('-')
  if (!isGroup(group)) throw new RangeError(`${id} is of no group`)
  return group
}
