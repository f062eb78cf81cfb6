import type { RealNameState } from './base/access/access.ts'
import type { AccountAnswers } from './answers.ts'

/** What a member sets up before money can be withdrawn, in the order in which they may. */
export const setUpItems = ['realName', 'fundPassword', 'payee'] as const
export type SetUpItem = (typeof setUpItems)[number]

/** `waits`: what comes before it is missing. */
export type SetUpState = 'done' | 'underReview' | 'rejected' | 'toDo' | 'waits'

export type SetUpAnswers = Pick<AccountAnswers, 'realName' | 'fundPasswordSet' | 'payeeLinked'>

/** What is missing first before a bank account or a wallet can be linked (docs/rules/payees.md). */
export function missingForPayee({
  realName,
  fundPasswordSet,
}: Omit<SetUpAnswers, 'payeeLinked'>): Exclude<RealNameState, 'passed'> | 'fundPassword' | undefined {
  if (realName !== 'passed') return realName
  return fundPasswordSet ? undefined : 'fundPassword'
}

const ofRealName = {
  notVerified: 'toDo',
  underReview: 'underReview',
  rejected: 'rejected',
  passed: 'done',
} as const satisfies Readonly<Record<SetUpAnswers['realName'], SetUpState>>

/** How far each is (docs/rules/identity.md#after-a-login). */
export function setUpOf(answers: SetUpAnswers): Readonly<Record<SetUpItem, SetUpState>> {
  const { realName, fundPasswordSet, payeeLinked } = answers
  const first = missingForPayee(answers) === undefined ? 'toDo' : 'waits'
  return {
    realName: ofRealName[realName],
    fundPassword: fundPasswordSet ? 'done' : 'toDo',
    payee: payeeLinked ? 'done' : first,
  }
}

/** The first that the member can do now; undefined where all is done, or waits for a review. */
export function nextInSetUp(answers: SetUpAnswers): SetUpItem | undefined {
  const states = setUpOf(answers)
  return setUpItems.find((item) => states[item] === 'toDo' || states[item] === 'rejected')
}
