import type { Briefing } from '@onelot/api-client'

/** What a member may do next, the most useful first. */
export const nextSteps = ['verifyAgain', 'firstOrder', 'verify'] as const
export type NextStepName = (typeof nextSteps)[number]

/** One step at a time; none where all is done. */
export function nextStepOf({
  realName,
  ordered,
}: Pick<Briefing, 'realName' | 'ordered'>): NextStepName | undefined {
  if (realName === 'rejected') return 'verifyAgain'
  if (!ordered) return 'firstOrder'
  return realName === 'notVerified' ? 'verify' : undefined
}
