import { contract, tradeCancel } from '@onelot/api-client'
import { accountAnswers, balanceOf, currencies, isZero, memberBuckets } from '@onelot/domain'
import type { DrawnBroker, DrawnMember } from './drawnBroker.ts'
import { ordersOf } from './inAccount.ts'
import { MemberRequests } from './memberRequests.ts'
import { booksFaults } from './soundBooks.ts'
import type { Drawn } from './step.ts'

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
  for (const action of ['alert', 'limit', 'checkIn'] as const) {
    const request = new MemberRequests(drawn, await drawn.stateOf(who), step).of(action)
    if (request !== undefined && pick % 2 === 0) await drawn.send(who, request.path, request.body)
  }
  if (pick % 17 === 0) await drawn.send(who, 'checkIn/redeem', { reward: 'week' })
  if (pick % 13 > 0)
    for (const { id } of ordersOf(await drawn.stateOf(who)))
      await drawn.send(who, tradeCancel.path, { order: id })
  await closed(drawn, who, step)
}

/** Closes the account of a drawn member as it is, which then opens another one; or that of somebody else. */
export async function closeAccount(drawn: DrawnBroker, step: Drawn): Promise<void> {
  if (step.pick % 4 > 0) return comesAndGoes(drawn, step)
  if (await closed(drawn, drawn.memberAt(step.member), step)) await drawn.comesBack(step.member)
}
