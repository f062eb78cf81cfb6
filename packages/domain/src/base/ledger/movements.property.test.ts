import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant } from '../instant.ts'
import { type Money, add, money, negate, subtract, zero } from '../money/money.ts'
import { toLocal } from '../sessions/zonedTime.ts'
import {
  type LedgerAccount,
  type PostingReason,
  brokerAccounts,
  memberBuckets,
  postingReasons,
} from './ledger.ts'
import { type MonthOfFlows, flowsByMonth, flowsOf } from './monthFlows.ts'
import { type LedgerLine, movementGroups } from './movements.ts'

const currencies = ['USD', 'KRW'] as const
const accounts: readonly LedgerAccount[] = [...memberBuckets, ...brokerAccounts]
/** Modules that are not known here, too. */
const reasons: readonly PostingReason[] = [...postingReasons, 'plans.begun', 'plans.ended']
const begins = Date.parse('2026-01-29T00:00:00Z')
const HOUR_MS = 3_600_000

/** Any posting for any reason: what a module may do that nobody thought of. */
const anyLines = fc
  .array(
    fc
      .record({
        from: fc.constantFrom(...accounts),
        to: fc.constantFrom(...accounts),
        reason: fc.constantFrom(...reasons),
        ref: fc.constantFrom('R1', 'R2'),
        currency: fc.constantFrom(...currencies),
        amount: fc.integer({ min: 1, max: 900 }),
        /** Often none: what happens at one moment is read together. */
        hours: fc.constantFrom(0, 0, 1, 9, 200),
      })
      .filter(({ from, to }) => from !== to),
    { maxLength: 40 },
  )
  .map((drawn) => {
    let ms = begins
    return drawn.map(({ currency, amount, hours, ...line }, index): LedgerLine => {
      ms += hours * HOUR_MS
      return { ...line, sequence: index + 1, at: instant(ms), money: money(currency, String(amount)) }
    })
  })

const own = (currency: (typeof currencies)[number], amounts: readonly Money[]): Money =>
  add(zero(currency), ...amounts.filter((one) => one.currency === currency))

/** What lines changed some accounts by, by the accounts alone. */
const changeOf = (lines: readonly LedgerLine[], ...some: readonly LedgerAccount[]): readonly Money[] =>
  lines.flatMap(({ from, to, money: moved }) => [
    ...(some.includes(to) ? [moved] : []),
    ...(some.includes(from) ? [negate(moved)] : []),
  ])

const netOf = ({ sums }: Pick<MonthOfFlows, 'sums'>): readonly Money[] =>
  sums.map((sum) => subtract(sum.in, sum.out))

describe('the movements of any lines', () => {
  it('add up to the change of what is available, and their flows to that of what is available and frozen', () => {
    const property = fc.property(anyLines, (lines) => {
      const movements = movementGroups(lines).flatMap((group) => group.movements)
      for (const currency of currencies) {
        const [moneys, flows] = [movements.map((one) => one.money), movements.map(({ flow }) => flow)]
        expect(own(currency, moneys)).toEqual(own(currency, changeOf(lines, 'available')))
        expect(own(currency, flows)).toEqual(own(currency, changeOf(lines, 'available', 'frozen')))
      }
    })
    fc.assert(property, { seed: 20_261_127, numRuns: 400 })
  })

  it('have months that are the sums of their days, and change what is available and frozen', () => {
    const zones = fc.constantFrom('Asia/Seoul', 'America/New_York', 'UTC')
    const property = fc.property(anyLines, zones, fc.boolean(), (lines, zone, isNewestFirst) => {
      const flows = flowsOf(isNewestFirst ? lines.toReversed() : lines)
      const dateOf = ({ at }: Pick<LedgerLine, 'at'>) => toLocal(zone, at).date
      for (const found of flowsByMonth(flows, zone)) {
        const month = found.month.slice(0, 7)
        const ofDays = flows.filter((flow) => dateOf(flow).startsWith(month)).map((flow) => flow.money)
        const changed = changeOf(
          lines.filter((line) => dateOf(line).startsWith(month)),
          'available',
          'frozen',
        )
        for (const currency of currencies) {
          const net = own(currency, netOf(found))
          const days = ofDays.flatMap((one) => one ?? [])
          expect(net).toEqual(own(currency, days))
          expect(net).toEqual(own(currency, changed))
        }
      }
    })
    fc.assert(property, { seed: 20_261_128, numRuns: 400 })
  })

  it('are no flow where money only moves between what is available and what is frozen', () => {
    const held = anyLines.map((lines) =>
      lines.map((line, index): LedgerLine => ({
        ...line,
        ...(index % 2 === 0 ? { from: 'available', to: 'frozen' } : { from: 'frozen', to: 'available' }),
      })),
    )
    const property = fc.property(held, (lines) => {
      expect(flowsOf(lines).flatMap((flow) => flow.money ?? [])).toEqual([])
    })
    fc.assert(property, { seed: 20_261_129, numRuns: 200 })
  })
})
