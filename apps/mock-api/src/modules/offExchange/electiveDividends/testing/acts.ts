import { contract } from '@onelot/api-client'
import { addTradingDays, epochMs, exact, marketFacts, toDecimal, tradingDayOf } from '@onelot/domain'
import { positionsOf } from '../../../../anyCommands/inAccount.ts'
import { nth } from '../../../../anyCommands/nth.ts'
import { answerTo } from '../../../../anyCommands/reads.ts'
import { sendSomehow } from '../../../../anyCommands/sending.ts'
import { type Act, defineActs, passReview } from '../../../../anyCommands/moduleActs.ts'

const {
  electiveDividendsElect,
  electiveDividendsOverview,
  electiveDividendsSetStanding,
  electiveDividendsWithdraw,
} = contract.electiveDividends
/** Before the deadline; less than a review takes. */
const LATE_MS = 3_000
const standings = ['ask', 'shares', 'cash'] as const

/** Of something that the member has without leverage. */
const announce: Act = async (drawn, who, { pick }) => {
  const held = positionsOf(await drawn.stateOf(who)).map(({ terms }) => terms.instrument)
  const stock = nth(
    drawn.instruments.filter(({ id, kind }) => kind === 'stock' && held.includes(id)),
    pick >> 3,
  )
  const price = stock && drawn.quoteOf(stock)?.price
  if (stock === undefined || price === undefined) return
  const exchange = marketFacts[stock.market]
  const today = tradingDayOf(exchange, drawn.calendar, drawn.clock.now())
  await drawn.operate('dividend', {
    instrument: stock.id,
    amount: toDecimal(
      exact(price)
        .times(String(0.005 + (pick % 20) / 200))
        .round(4),
    ),
    exDate: addTradingDays(exchange, drawn.calendar, today, 1),
    payDate: addTradingDays(exchange, drawn.calendar, today, 5),
    elective: true,
  })
}

/** Now and then just before the deadline, at which it is then under review. */
const elect: Act = async (drawn, who, { pick }) => {
  const overview = await answerTo(drawn, who, electiveDividendsOverview, {})
  const open = overview?.dividends.filter(({ state }) => state === 'open') ?? []
  const dividend = nth(pick % 9 === 0 ? (overview?.dividends ?? []) : open, pick >> 3)
  if (dividend === undefined) return
  const isLate = dividend.state === 'open' && pick % 2 === 0
  if (isLate) drawn.pass(epochMs(dividend.deadline) - epochMs(drawn.clock.now()) - LATE_MS)
  await sendSomehow(drawn, who, electiveDividendsElect.path, { dividend: dividend.id }, pick)
  if (isLate) await passReview(drawn)
}

const withdraw: Act = async (drawn, who, step) => {
  const { pick } = step
  const acceptedNow = async () => {
    const overview = await answerTo(drawn, who, electiveDividendsOverview, {})
    return overview?.dividends.filter(({ state }) => state === 'accepted') ?? []
  }
  if ((await acceptedNow()).length === 0) {
    await elect(drawn, who, { ...step, pick: pick * 9 + 1 })
    await passReview(drawn)
  }
  const accepted = await acceptedNow()
  const dividend = nth(accepted, pick >> 3)?.id
  if (dividend) await sendSomehow(drawn, who, electiveDividendsWithdraw.path, { dividend }, pick)
}

const setStanding: Act = async (drawn, who, { pick }) => {
  await drawn.send(who, electiveDividendsSetStanding.path, { standing: nth(standings, pick) })
}

export const acts = defineActs({
  acts: {
    announceElective: announce,
    elect,
    withdrawElection: withdraw,
    setStanding,
  },
  drawn: [
    [12, 'announceElective'],
    [14, 'elect'],
    [10, 'withdrawElection'],
    [2, 'setStanding'],
  ],
  kinds: [
    'electiveDividends/elect',
    'electiveDividends/withdraw',
    'electiveDividends/setStanding',
    'electiveDividends.close',
  ],
})
