import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnnouncedAction, SplitRatio } from '../../../base/instruments/announced.ts'
import { localDate, plusMs } from '../../../base/instant.ts'
import { type Balances, balanceOf, post, posting } from '../../../base/ledger/ledger.ts'
import { type Decimal, decimal } from '../../../base/money/decimal.ts'
import { exact, toDecimal } from '../../../base/money/exact.ts'
import { add, isZero, money, subtract } from '../../../base/money/money.ts'
import type { TradingCommand } from '../command.ts'
import { trading } from '../module.ts'
import type { Side } from '../orders/order.ts'
import type { OpenPosition } from '../positions/position.ts'
import { grossProfitOf } from '../positions/settlement.ts'
import {
  type Holder,
  type MarketContext,
  NOW,
  contextOf,
  decideFor,
  fold,
  instruments,
  trader,
} from '../testing/fixture.ts'

const { newYork } = instruments
const opensAt = plusMs(NOW, 86_400_000)
const announced = {
  id: 'A1',
  instrument: newYork.id,
  market: 'US',
  announcedAt: NOW,
  exDate: localDate('2026-01-06'),
  opensAt,
} as const

/** What a company does, and the price that it alone makes of another one. */
interface Action {
  readonly action: AnnouncedAction
  readonly after: (price: Decimal) => Decimal
}

const dividendOf = (amount: Decimal): Action => ({
  action: {
    ...announced,
    kind: 'dividend',
    amount,
    currency: 'USD',
    payDate: announced.exDate,
    paysAt: opensAt,
  },
  after: (price) => toDecimal(exact(price).minus(amount)),
})
const splitOf = (ratio: SplitRatio): Action => ({
  action: { ...announced, kind: 'split', ratio },
  after: (price) => toDecimal(exact(price).times(String(ratio.from)).div(String(ratio.to))),
})

const cents = (count: number): Decimal => decimal((count / 100).toFixed(2))

/** No price of a split has more digits than a decimal: both numbers divide a power of ten. */
const actions = fc.oneof(
  fc.integer({ min: 1, max: 4_000 }).map((amount) => dividendOf(cents(amount))),
  fc
    .constantFrom([2, 1], [5, 2], [1, 2], [4, 5], [1, 10], [5, 4], [1, 1000])
    .map(([to = 1, from = 1]) => splitOf({ to, from })),
)

const legs = fc.array(
  fc.record({
    side: fc.constantFrom<Side>('long', 'short'),
    lots: fc.integer({ min: 1, max: 120 }),
    leverage: fc.constantFrom(1, 2, 5, 10),
  }),
  { minLength: 1, maxLength: 4 },
)

/** What a member or the system tries; what is refused is none. */
const acts = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('close'), leg: fc.nat({ max: 3 }), part: fc.constantFrom(0.3, 1) }),
    fc.record({ kind: fc.constant('stopOut'), leg: fc.nat({ max: 3 }) }),
    fc.record({ kind: fc.constantFrom('payOut', 'pay') }),
  ),
  { maxLength: 8 },
)
type Act = typeof acts extends fc.Arbitrary<readonly (infer One)[]> ? One : never

/** One cent of spread. `price` is the bid, and the previous close. */
const at = (price: Decimal, now = NOW): MarketContext =>
  contextOf(newYork, price, toDecimal(exact(price).plus('0.01')), {
    now,
    dividendWithholding: decimal('0.15'),
  })

const move = (ledger: Balances, ...of: Parameters<typeof posting>): Balances => post(ledger, posting(...of))

/** As the broker does after every command. */
function collected(holder: Holder): Holder {
  const events = trading.follows?.(holder.ledger, NOW) ?? []
  return { ...holder, ledger: events.reduce((ledger, { postings }) => post(ledger, postings), holder.ledger) }
}

function tried(holder: Holder, command: TradingCommand, context: MarketContext): Holder {
  const decided = decideFor(holder, command, context)
  return decided.ok ? collected(fold(holder, decided.value)) : holder
}

/** What is available goes where no charge finds it. */
function paidOut(holder: Holder): Holder {
  const all = balanceOf(holder.ledger, 'USD', 'available')
  return { ...holder, ledger: move(holder.ledger, 'available', 'external', all, 'reward', 'W1') }
}

const openIn = ({ state }: Holder): readonly OpenPosition[] => Object.values(state.positions)

function acted(holder: Holder, act: Act, context: MarketContext): Holder {
  if (act.kind === 'payOut') return paidOut(holder)
  if (act.kind === 'pay') return tried(holder, { kind: 'trading.payDividend', dividend: 'A1' }, context)
  const position = 'leg' in act ? openIn(holder)[act.leg] : undefined
  const { quote } = context
  if (position === undefined || quote === undefined) return holder
  if (act.kind === 'stopOut') {
    const price = position.terms.side === 'long' ? quote.bid : quote.ask
    return tried(holder, { kind: 'trading.stopOut', owner: position.id, price }, context)
  }
  const part = 'part' in act ? act.part : 1
  const lots = Math.max(1, Math.floor(position.fill.lots * part))
  return tried(
    holder,
    { kind: 'trading.closePosition', terms: { position: position.id, lots, type: 'market' } },
    context,
  )
}

const all = <T>(of: T): readonly T[] => [of, of, of, of]
const closing = all<Act>({ kind: 'close', leg: 0, part: 1 })
const stopping = [0, 1, 2, 3].map((leg): Act => ({ kind: 'stopOut', leg }))

/** What the member has got and may use: what is owed is not subtracted, as nobody pays who can go. */
const taken = ({ ledger }: Holder) =>
  add(balanceOf(ledger, 'USD', 'external'), balanceOf(ledger, 'USD', 'available'))

const worthAt = (holder: Holder, price: Decimal) =>
  add(
    taken(holder),
    ...openIn(holder).map((position) =>
      add(position.fill.margin, grossProfitOf(position, position.fill, price)),
    ),
  )

describe('an action of a company', () => {
  it('brings no account more than its worth before, whatever it holds of both sides and in whatever order it closes, is paid and pays out', () => {
    fc.assert(
      fc.property(
        legs,
        actions,
        acts,
        acts,
        fc.integer({ min: -1_200, max: 1_200 }),
        (held, { action, after }, before, afterwards, moved) => {
          const opening = at(decimal('100'))
          const opened = held.reduce(
            (holder, { side, lots, leverage }) =>
              tried(
                holder,
                {
                  kind: 'trading.placeOrder',
                  terms: { instrument: newYork.id, side, type: 'market', lots, leverage },
                },
                opening,
              ),
            trader,
          )
          const noted = tried(opened, { kind: 'trading.noteAction', action }, opening)
          const price = toDecimal(exact('100').plus(cents(moved)))
          const eve = [...before, ...stopping].reduce((holder, act) => acted(holder, act, at(price)), noted)
          const worth = worthAt(eve, price)

          const day = at(after(price), opensAt)
          const counted = tried(eve, { kind: 'trading.takeEffect', owner: 'A1' }, day)
          const done = [...afterwards, ...stopping, { kind: 'pay' } as Act, ...closing].reduce(
            (holder, act) => acted(holder, act, day),
            counted,
          )
          expect(openIn(done)).toEqual([])
          expect(isZero(balanceOf(done.ledger, 'USD', 'margin'))).toBe(true)
          // Each position rounds what it is paid.
          const rounding = money('USD', cents(held.length))
          expect(subtract(taken(done), add(worth, rounding)).amount).toMatch(/^-|^0\.00$/)
        },
      ),
      { numRuns: 500, seed: 44 },
    )
  })
})
