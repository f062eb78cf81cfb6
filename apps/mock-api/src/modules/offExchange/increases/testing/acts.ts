import { contract } from '@onelot/api-client'
import {
  addTradingDays,
  defaultMarkets,
  epochMs,
  exact,
  instant,
  marketFacts,
  opensAt,
  plusMs,
  roundToTick,
  tradingDayOf,
} from '@onelot/domain'
import type { DrawnBroker, DrawnMember } from '../../../../anyCommands/drawnBroker.ts'
import { positionsOf } from '../../../../anyCommands/inAccount.ts'
import { nth } from '../../../../anyCommands/nth.ts'
import { answerTo } from '../../../../anyCommands/reads.ts'
import { sendSomehow } from '../../../../anyCommands/sending.ts'
import { type Act, defineActs } from '../../../../anyCommands/moduleActs.ts'

const { increasesApply, increasesCancel, increasesProducts, increasesTerms } = contract.increases
const HOUR_MS = 3_600_000
const ratios = [
  { to: 3, from: 20 },
  { to: 1, from: 1 },
  { to: 7, from: 3 },
] as const
/** Of the last price; with the last a new share costs more. */
const parts = ['0.5', '0.85', '1.1'] as const

/** Of something that the member has, to be used an hour after it is counted. */
const announce: Act = async (drawn, who, { pick }) => {
  const held = positionsOf(await drawn.stateOf(who)).map(({ terms }) => terms.instrument)
  const stock = nth(
    drawn.instruments.filter(
      ({ id, kind, lotSize }) => kind === 'stock' && lotSize === '1' && held.includes(id),
    ),
    pick >> 4,
  )
  const last = stock && drawn.quoteOf(stock)?.price
  if (stock === undefined || last === undefined) return
  const exchange = marketFacts[stock.market]
  const today = tradingDayOf(exchange, drawn.calendar, drawn.clock.now())
  const recordDate = addTradingDays(exchange, drawn.calendar, today, 1)
  const from = plusMs(opensAt(exchange, drawn.calendar, recordDate), HOUR_MS)
  const part = nth(parts, pick >> 2) ?? '0.85'
  await drawn.operate('increase', {
    instrument: stock.id,
    ratio: nth(ratios, pick),
    price: roundToTick(defaultMarkets[stock.market], exact(last).times(part), 'up'),
    recordDate,
    from,
    to: plusMs(from, 30 * HOUR_MS),
  })
}

const passTo = (drawn: DrawnBroker, at: string): void => {
  const ms = Date.parse(at) - epochMs(drawn.clock.now())
  if (ms > 0) drawn.pass(ms)
}

/** Those that can be used, or will be. */
async function ahead(drawn: DrawnBroker, who: DrawnMember) {
  const found = await answerTo(drawn, who, increasesProducts, {})
  return found?.products.filter(({ phase }) => phase === 'open' || phase === 'coming') ?? []
}

/** Announced, counted and open, most often; now and then for more than there are rights. */
const apply: Act = async (drawn, who, step) => {
  const { pick } = step
  if ((await ahead(drawn, who)).length === 0) await announce(drawn, who, step)
  const one = nth(await ahead(drawn, who), pick >> 3)
  if (one === undefined) return
  if (pick % 5 > 0) {
    passTo(drawn, one.from)
    await drawn.tick()
  }
  const terms = await answerTo(drawn, who, increasesTerms, { increase: one.id })
  const rights = terms?.grant?.rights ?? 0
  const shares = pick % 7 === 0 ? rights + 1 : Math.max(1, pick % Math.max(1, rights))
  await sendSomehow(drawn, who, increasesApply.path, { increase: one.id, shares }, pick)
}

const cancel: Act = async (drawn, who, step) => {
  await apply(drawn, who, { ...step, pick: step.pick * 35 + 1 })
  const one = nth(await ahead(drawn, who), step.pick >> 3)
  if (one !== undefined) await sendSomehow(drawn, who, increasesCancel.path, { increase: one.id }, step.pick)
}

/** Until the new shares of one are issued, or its rights lapse. */
const close: Act = async (drawn, who, { pick }) => {
  const one = nth(await ahead(drawn, who), pick)
  if (one === undefined) return
  passTo(drawn, instant(Date.parse(one.to)))
  await drawn.tick()
}

/** While something is applied for, most often. */
const callOff: Act = async (drawn, who, step) => {
  if (step.pick % 4 > 0) await apply(drawn, who, step)
  const one = nth(await ahead(drawn, who), step.pick >> 3)
  if (one === undefined) return
  await drawn.operate('increase/call-off', { instrument: one.instrument.id, increase: one.id })
}

export const acts = defineActs({
  acts: {
    announceIncrease: announce,
    useRights: apply,
    cancelRights: cancel,
    closeIncrease: close,
    callOffIncrease: callOff,
  },
  drawn: [
    [6, 'announceIncrease'],
    [12, 'useRights'],
    [6, 'cancelRights'],
    [4, 'closeIncrease'],
    [4, 'callOffIncrease'],
  ],
  kinds: [
    'increases/apply',
    'increases/cancel',
    'listings.rightsCalledOff',
    'increases.close',
    'increases.callOff',
  ],
})
