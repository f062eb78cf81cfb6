import { contract, tradeCancel } from '@onelot/api-client'
import { accountAnswers, balanceOf, currencies, isZero, memberBuckets } from '@onelot/domain'
import type { DrawnBroker, DrawnMember } from '../../../../anyCommands/drawnBroker.ts'
import { ordersOf } from '../../../../anyCommands/inAccount.ts'
import { type Act, defineActs } from '../../../../anyCommands/moduleActs.ts'
import { booksFaults } from '../../../../anyCommands/soundBooks.ts'
import type { Drawn } from '../../../../anyCommands/step.ts'
import { createAlert } from '../../../market/priceAlerts/testing/acts.ts'
import { checkIn } from '../../../site/checkIn/testing/acts.ts'
import { placeLimit } from '../../../trading/trading/testing/acts.ts'

/** Asks to close an account, now and then with a wrong password. What is closed has nothing left, and its books balance. */
async function closed(drawn: DrawnBroker, who: DrawnMember, { pick }: Drawn): Promise<boolean> {
  const password = pick % 29 === 0 ? 'Wrong2026' : who.password
  await drawn.send(who, contract.closing.closingClose.path, {
    password,
    fundPassword: who.fundPassword,
    consented: pick % 31 > 0,
  })
  const state = await drawn.stateOf(who)
  if (accountAnswers(state).closedAt === undefined) return false
  const left = currencies.flatMap((currency) =>
    memberBuckets.filter((bucket) => !isZero(balanceOf(state.ledger, currency, bucket))),
  )
  drawn.errors.push(
    ...left.map((bucket) => `${bucket} of a closed account is not empty`),
    ...booksFaults(drawn.broker.services.table, state),
  )
  return true
}

/** Somebody who has just come, does a little, and goes: what is in the way is mended first, most often. */
async function comesAndGoes(drawn: DrawnBroker, step: Drawn): Promise<void> {
  const { pick } = step
  const who = await drawn.newcomer()
  if (pick % 2 === 0) for (const act of [createAlert, placeLimit, checkIn]) await act(drawn, who, step)
  if (pick % 17 === 0) await drawn.send(who, 'checkIn/redeem', { reward: 'week' })
  if (pick % 13 > 0)
    for (const { id } of ordersOf(await drawn.stateOf(who)))
      await drawn.send(who, tradeCancel.path, { order: id })
  await closed(drawn, who, step)
}

/** Closes the account of a drawn member as it is, which then opens another one; or that of somebody else. */
const closeAccount: Act = async (drawn, who, step) => {
  if (step.pick % 4 > 0) return comesAndGoes(drawn, step)
  if (await closed(drawn, who, step)) await drawn.comesBack(step.member)
}

export const acts = defineActs({
  acts: { closeAccount },
  drawn: [[3, 'closeAccount']],
  kinds: ['closing/close'],
})
