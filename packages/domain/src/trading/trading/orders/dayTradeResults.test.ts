import { describe, expect, test } from 'vitest'
import { plusMs } from '../../../base/instant.ts'
import { money } from '../../../base/money/money.ts'
import { defaultSettings } from '../../../base/settings/settings.ts'
import { checkTicket } from '../check.ts'
import {
  type Holder,
  NOW,
  after,
  contextFor,
  contextOf,
  decideFor,
  instruments,
  listingFor,
  trader,
  withMember,
} from '../testing/fixture.ts'
import { close, fill, given, limit, market, type position, viewIn } from '../testing/given.ts'
import { tradingAccountOf } from '../tradingAccount.ts'

const { seoul } = instruments
const settings = { ...defaultSettings, dayTrade: { cutoffMinutes: 5 } }
const context = contextOf(seoul, '70000', '70100', { settings })

type Placing = ReturnType<typeof limit> | ReturnType<typeof market>
const flagged = ({ kind, terms }: Placing): ReturnType<typeof limit> => ({
  kind,
  terms: { ...terms, dayTrade: true },
})
const bought = flagged(market(seoul, 10))
const held = after(trader, [bought, context])
const refusalsOf = (command: ReturnType<typeof limit>, at = context, holder = trader) =>
  checkTicket(command.terms, tradingAccountOf(holder.state, contextFor(holder, at)), at)

const idOf = ({ state }: Holder, index: number, of: 'orders' | 'positions' = 'positions') => {
  const id = Object.keys(state[of])[index]
  if (id === undefined) throw new Error(`there should be ${String(index + 1)} ${of}`)
  return id as typeof position
}

describe("the member's own limit of loss", () => {
  const limited = (amount: string, holder = held): Holder =>
    withMember(holder, { lossLimits: { KRX: { amount: money('KRW', amount) } } })
  const fallen = contextOf(seoul, '60000', '60100', { settings })
  // 10 bought at 70,100 and sold at 60,000: 101,000 less 105 and 90 of commission and 900 of tax.
  const lost = given(held).when(close(10), fallen).after()

  test('stops further day trades of the market for the day once its loss is reached', () => {
    const refused = refusalsOf(bought, context, limited('102095', lost))
    expect(refused).toMatchObject([
      {
        code: 'DAY_LOSS_LIMIT_REACHED',
        params: { amount: '102095', currency: 'KRW' },
        fields: { dayTrade: 'notAllowed' },
      },
    ])
    expect(refusalsOf(bought, context, limited('102096', lost))).toEqual([])
    const plain = limit(seoul, 10, '70000')
    expect(refusalsOf(plain, context, limited('1000', lost))).toEqual([])
  })

  test('goes on stopping them where a later close wins the loss back', () => {
    const two = after(trader, [bought, context], [bought, context])
    const won = after(
      two,
      [close(10), fallen],
      [
        {
          kind: 'trading.closePosition',
          terms: { ...close(10).terms, position: viewIn(two, idOf(two, 1)).id },
        },
        contextOf(seoul, '90000', '90100', { settings }),
      ],
    )
    expect(won.state.dayTrades.KRX).toMatchObject({ lowest: { amount: '-102095' }, closed: 2 })
    expect(refusalsOf(bought, context, limited('100000', won)).map(({ code }) => code)).toEqual([
      'DAY_LOSS_LIMIT_REACHED',
    ])
  })

  test('rejects the day trades that wait, and their money comes back', () => {
    const waiting = limited(
      '100000',
      after(
        trader,
        [bought, context],
        [flagged(limit(seoul, 10, '50000')), context],
        [limit(seoul, 10, '50000'), context],
      ),
    )
    const closed = given(waiting).when(close(10), fallen)
    expect(closed.order(idOf(waiting, 0, 'orders'))).toMatchObject({
      status: 'rejected',
      cause: 'DAY_LOSS_LIMIT_REACHED',
    })
    expect(Object.values(closed.after().state.orders)).toHaveLength(1)
  })

  test('rejects one that a limit set meanwhile stops, in place of its fill', () => {
    const waiting = after(trader, [bought, context], [flagged(limit(seoul, 10, '55000')), context])
    const id = idOf(waiting, 0, 'orders')
    const stopped = limited('1000', given(waiting).when(close(10), fallen).after())
    const met = given(stopped).when(fill(id, '55000'), contextOf(seoul, '54900', '55000', { settings }))
    expect(met.position(id)).toMatchObject({ status: 'rejected', cause: 'DAY_LOSS_LIMIT_REACHED' })
    expect(met.ledger()).toEqual(['frozen -> available 550083 KRW orderReleased'])
  })

  test('counts anew on the next trading day', () => {
    const listing = listingFor(seoul)
    const { session } = listing
    const next = {
      ...context,
      listing: { ...listing, session: { ...session, tradingDay: '2026-01-06' as typeof session.tradingDay } },
    }
    const holder = limited('1000', lost)
    const decided = decideFor(holder, bought, { ...next, now: plusMs(NOW, 1) })
    expect(decided.ok).toBe(true)
  })
})
