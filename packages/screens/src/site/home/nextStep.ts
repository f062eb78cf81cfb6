import type { Briefing } from '@onelot/api-client'
import { nextInSetUp } from '@onelot/domain'

/** What a member may do next. */
export const nextSteps = ['verifyAgain', 'firstOrder', 'verify', 'fundPassword', 'payee'] as const
export type NextStepName = (typeof nextSteps)[number]

const ofSetUp = { realName: 'verify', fundPassword: 'fundPassword', payee: 'payee' } as const

/** One step at a time: the first order, which needs nothing, goes before what is set up; none where all is done. */
export function nextStepOf(
  briefing: Pick<Briefing, 'realName' | 'fundPasswordSet' | 'payeeLinked' | 'ordered'>,
): NextStepName | undefined {
  if (briefing.realName === 'rejected') return 'verifyAgain'
  if (!briefing.ordered) return 'firstOrder'
  const next = nextInSetUp(briefing)
  return next && ofSetUp[next]
}
