import { type LendingLoanOnWire, contract, tradePlace } from '@onelot/api-client'
import type { DrawnBroker, DrawnMember } from '../../../../anyCommands/drawnBroker.ts'
import { nth } from '../../../../anyCommands/nth.ts'
import { answerTo } from '../../../../anyCommands/reads.ts'
import { sendSomehow } from '../../../../anyCommands/sending.ts'
import { type Act, defineActs, openShare, passReview } from '../../../../anyCommands/moduleActs.ts'

const { lendingList, lendingOverview, lendingRecall, lendingSetAutomatic, lendingSubmit } = contract.lending
const terms = [7, 14, 30] as const

/** Buys shares without leverage where none could be lent. */
const lend: Act = async (drawn, who, step) => {
  const { pick } = step
  const overview = await answerTo(drawn, who, lendingOverview, {})
  const share = nth(
    (overview?.shares ?? []).filter(({ lendable }) => lendable > 0),
    pick >> 2,
  )
  if (share === undefined) {
    const instrument = openShare(drawn, step)
    const bought = { side: 'long', leverage: 1, lots: 500, type: 'market' } as const
    if (instrument) await drawn.send(who, tradePlace.path, { instrument: instrument.id, ...bought })
    return
  }
  const lots = pick % 3 === 0 ? share.lendable : Math.max(1, Math.floor(share.lendable / 2))
  const asked = { instrument: share.instrument.id, lots, term: nth(terms, pick >> 4) ?? 7 }
  await sendSomehow(drawn, who, lendingSubmit.path, asked, pick)
}

async function lentBy(drawn: DrawnBroker, who: DrawnMember): Promise<readonly LendingLoanOnWire[]> {
  const found = await answerTo(drawn, who, lendingList, { pageSize: 20 })
  return found?.loans.filter(({ loan }) => loan?.progress === 'lending') ?? []
}

const recall: Act = async (drawn, who, step) => {
  const { pick } = step
  if ((await lentBy(drawn, who)).length === 0) {
    await lend(drawn, who, step)
    await passReview(drawn)
  }
  const loan = nth(await lentBy(drawn, who), pick >> 2)
  if (loan) await sendSomehow(drawn, who, lendingRecall.path, { request: loan.id }, pick)
}

const setAutomatic: Act = async (drawn, who, { pick, instrument: index }) => {
  const excluded = pick % 5 === 0 ? [nth(drawn.instruments, index)?.id] : []
  await drawn.send(who, lendingSetAutomatic.path, { on: pick % 3 > 0, excluded })
}

export const acts = defineActs({
  acts: {
    lend,
    recall,
    setAutomatic,
  },
  drawn: [
    [10, 'lend'],
    [5, 'recall'],
    [4, 'setAutomatic'],
  ],
  kinds: [
    'lending/submit',
    'lending/recall',
    'lending/setAutomatic',
    'lending.end',
    'lending.pay',
    'lending.unlock',
  ],
})
