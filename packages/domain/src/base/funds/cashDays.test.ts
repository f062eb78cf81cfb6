import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant, plusMs } from '../instant.ts'
import type { CalendarKind } from '../sessions/session.ts'
import { add, isZero, money, subtract, zero } from '../money/money.ts'
import { cashDays, settlementDays } from './cashDays.ts'

const at = (text: string) => instant(Date.parse(text))
/** Friday, 14:00 in Seoul. */
const friday = at('2026-03-13T05:00:00Z')
const usd = (amount: string) => money('USD', amount)

describe('the days on which cash settles', () => {
  it('are the next two on which the market of the currency trades', () => {
    expect(settlementDays('KRW', 'exchange', friday)).toEqual([
      at('2026-03-15T15:00:00Z'),
      at('2026-03-16T15:00:00Z'),
    ])
    expect(settlementDays('KRW', 'demo', friday)).toEqual([
      at('2026-03-13T15:00:00Z'),
      at('2026-03-14T15:00:00Z'),
    ])
  })

  it('are those of New York for dollars, where it is still Thursday evening a while before', () => {
    expect(settlementDays('USD', 'exchange', at('2026-03-13T02:00:00Z'))).toEqual([
      at('2026-03-13T04:00:00Z'),
      at('2026-03-16T04:00:00Z'),
    ])
  })

  it('are those of foreign exchange for a currency without a market', () => {
    expect(settlementDays('JPY', 'exchange', friday)).toEqual(settlementDays('KRW', 'exchange', friday))
  })
})

describe('cash by the day on which it settles', () => {
  const [next, afterNext] = [at('2026-03-11T04:00:00Z'), at('2026-03-12T04:00:00Z')]

  it('grows by what has settled when each day begins', () => {
    const settling = [
      { settlesAt: next, money: usd('20.50') },
      { settlesAt: plusMs(next, 1), money: usd('5') },
      { settlesAt: plusMs(afterNext, 1), money: usd('1') },
    ]
    expect(cashDays(usd('100'), settling, [next, afterNext])).toEqual([
      { settles: usd('0'), withdrawable: usd('100') },
      { ahead: 1, from: next, settles: usd('20.50'), withdrawable: usd('120.50') },
      { ahead: 2, from: afterNext, settles: usd('5'), withdrawable: usd('125.50') },
      { ahead: undefined, from: plusMs(afterNext, 1), settles: usd('1'), withdrawable: usd('126.50') },
    ])
  })

  it('has all of it on its last day, and adds up from day to day, whatever settles when', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => money('USD', String(cents / 100)))
    const parts = fc.array(
      fc.record({
        settlesAt: fc.integer({ min: 1, max: 5 * 86_400_000 }).map((ms) => plusMs(friday, ms)),
        money: amount,
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(
        amount,
        parts,
        fc.constantFrom<CalendarKind>('demo', 'exchange'),
        (withdrawable, drawn, calendar) => {
          const settling = drawn.toSorted((a, b) => (a.settlesAt < b.settlesAt ? -1 : 1))
          const days = cashDays(withdrawable, settling, settlementDays('USD', calendar, friday))
          expect(days.at(-1)?.withdrawable).toEqual(add(withdrawable, ...settling.map((one) => one.money)))
          expect(days[0]).toEqual({ settles: zero('USD'), withdrawable })
          for (const [index, day] of days.entries()) {
            const before = days[index - 1]
            if (before === undefined) continue
            expect(day.settles).toEqual(subtract(day.withdrawable, before.withdrawable))
            expect(day.ahead === undefined && isZero(day.settles)).toBe(false)
          }
        },
      ),
      { seed: 26 },
    )
  })
})
