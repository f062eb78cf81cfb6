import { contract } from '@onelot/api-client'
import { exact } from '@onelot/domain'
import { nth } from '../../../../anyCommands/nth.ts'
import { answerTo } from '../../../../anyCommands/reads.ts'
import { sendSomehow } from '../../../../anyCommands/sending.ts'
import { type Act, defineActs } from '../../../../anyCommands/moduleActs.ts'

const { loansOverview, loansRepay, loansSubmit } = contract.loans
const instalments = [3, 6, 12, 1] as const
const parts = ['0.1', '0.3', '0.9', '1.1'] as const

const borrow: Act = async (drawn, who, { pick }) => {
  const overview = await answerTo(drawn, who, loansOverview, {})
  if (overview === undefined) return
  const most = overview.line.line.amount
  const amount = exact(most)
    .times(nth(parts, pick >> 2) ?? '0.1')
    .toFixed(0)
  const asked = { amount, instalments: nth(instalments, pick >> 4) ?? 3 }
  await sendSomehow(drawn, who, loansSubmit.path, asked, pick)
}

/** A part or all of what is available. */
const repay: Act = async (drawn, who, { pick }) => {
  const overview = await answerTo(drawn, who, loansOverview, {})
  const owed = overview?.loan
  if (overview === undefined || owed === undefined) return
  const amount = exact(overview.available.amount)
    .times(nth(parts, pick >> 2) ?? '0.1')
    .toFixed(0)
  await sendSomehow(drawn, who, loansRepay.path, { amount }, pick)
}

export const acts = defineActs({
  acts: {
    borrow,
    repay,
  },
  drawn: [
    [6, 'borrow'],
    [5, 'repay'],
  ],
  kinds: ['loans/submit', 'loans/repay', 'loans.collect', 'loans.remind', 'loans.checkCollateral'],
})
