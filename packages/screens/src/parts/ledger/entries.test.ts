import {
  type Money,
  add,
  decimal,
  flowsByMonth,
  flowsOf,
  instant,
  instrumentId,
  money,
  positionId,
  subtract,
  toLocal,
  zero,
} from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byMonth } from '../../base/lists/byMonth.ts'
import { type RecordedLine, entriesOf, flowOf } from './entries.ts'

const at = instant(Date.parse('2026-03-10T12:00:00Z'))
const earlier = instant(Date.parse('2026-03-10T11:00:00Z'))
const fill = (purpose: 'open' | 'close', when = at, lots = 2) => ({
  purpose,
  at: when,
  price: decimal('50'),
  lots,
})
const position: RecordedLine['position'] = {
  id: positionId('O1'),
  side: 'long',
  leverage: 1,
  instrument: {
    id: instrumentId('US:AAPL'),
    market: 'US',
    kind: 'stock',
    currency: 'USD',
    code: 'AAPL',
    name: { en: 'Apple', kor: '애플', tw: '蘋果' },
    lotSize: decimal('1'),
  },
  fills: [fill('open', earlier, 9), fill('close'), fill('open')],
}
const bought: RecordedLine = {
  sequence: 5,
  at,
  ref: 'O1',
  from: 'available',
  to: 'margin',
  reason: 'marginTaken',
  money: money('USD', '100'),
  position,
}
const charged: RecordedLine = {
  ...bought,
  sequence: 6,
  to: 'fees',
  reason: 'commission',
  money: money('USD', '1'),
}
const granted: RecordedLine = {
  ...bought,
  sequence: 4,
  at: earlier,
  ref: 'A1',
  from: 'external',
  to: 'available',
  reason: 'practiceMoney',
  position: undefined,
}

describe('the entries of a record', () => {
  it('have the fill of their moment and purpose, and know what happened with them', () => {
    const entries = entriesOf([charged, bought, granted], true)
    expect(entries.map(({ kind, fill: own }) => [kind, own?.lots])).toEqual([
      ['opened', 2],
      ['commission', undefined],
      ['practiceMoney', undefined],
    ])
    expect(entries[0]?.together.map(({ kind }) => kind)).toEqual(['opened', 'commission'])
    expect(entries[0]?.position).toBe(position)
    expect(new Set(entries.map(({ key }) => key)).size).toBe(3)
  })

  it('leave out what the next page may go on with', () => {
    expect(entriesOf([granted, charged], false).map(({ kind }) => kind)).toEqual(['practiceMoney'])
    expect(entriesOf([granted, charged], true).map(({ kind }) => kind)).toEqual([
      'practiceMoney',
      'commission',
    ])
  })
})

describe('what the entries of a day add to it', () => {
  const line = (change: Partial<RecordedLine>): RecordedLine => ({ ...granted, ...change })
  /** Of a day: its entries, and what they add to it. */
  const daysOf = (lines: readonly RecordedLine[], zone: string) => {
    const dayOf = ({ at: when }: Pick<RecordedLine, 'at'>) => toLocal(zone, when).date
    return byMonth(entriesOf(lines, true), { dayOf, moneyOf: flowOf }, true)
  }

  it('is nothing where a module holds or releases, so that what is paid of a hold counts once', () => {
    const [month] = daysOf(
      [
        line({ sequence: 7, from: 'frozen', to: 'fees', reason: 'commission', money: money('USD', '1') }),
        line({ sequence: 6, from: 'frozen', to: 'margin', reason: 'marginTaken', money: money('USD', '90') }),
        line({
          sequence: 5,
          from: 'frozen',
          to: 'available',
          reason: 'bids.unused',
          money: money('USD', '9'),
        }),
        line({
          sequence: 4,
          from: 'available',
          to: 'frozen',
          reason: 'bids.held',
          money: money('USD', '100'),
        }),
      ],
      'UTC',
    )
    expect(month?.days[0]?.entries.map((entry) => [entry.kind, entry.money.amount, flowOf(entry)])).toEqual([
      ['bids.held', '-100.00', undefined],
      ['bids.unused', '9.00', undefined],
      ['opened', '-90.00', money('USD', '-90')],
      ['commission', '-1.00', money('USD', '-1')],
      ['released', '91.00', undefined],
    ])
    expect(month?.days[0]?.sums).toEqual([money('USD', '-91')])
  })

  it('adds up to the month that the broker says, whatever was moved', () => {
    const accounts = ['available', 'frozen', 'margin', 'copy', 'house', 'external', 'fees'] as const
    const reasons = ['bids.held', 'plans.paid', 'marginTaken', 'marginReturned', 'loss', 'tax'] as const
    const anyLine = fc.record({
      from: fc.constantFrom(...accounts),
      to: fc.constantFrom(...accounts),
      reason: fc.constantFrom(...reasons),
      amount: fc.integer({ min: 1, max: 900 }),
      hours: fc.constantFrom(0, 1, 9, 300),
    })
    const property = fc.property(fc.array(anyLine), fc.constantFrom('Asia/Seoul', 'UTC'), (drawn, zone) => {
      let ms = Date.parse('2026-03-10T12:00:00Z')
      const lines = drawn.flatMap(({ from, to, reason, amount, hours }, index): readonly RecordedLine[] => {
        ms -= hours * 3_600_000
        const moved = { from, to, reason, at: instant(ms), money: money('USD', String(amount)) }
        return from === to ? [] : [line({ ...moved, sequence: drawn.length - index })]
      })
      const months = flowsByMonth(flowsOf(lines), zone)
      const shown = daysOf(lines, zone)
      const total = (amounts: readonly Money[]) => add(zero('USD'), ...amounts)
      expect(shown.map(({ month }) => `${month}-01`)).toEqual(months.map(({ month }) => month))
      expect(
        shown.map(({ days }) =>
          total(days.flatMap(({ entries }) => entries.flatMap((one) => flowOf(one) ?? []))),
        ),
      ).toEqual(months.map(({ sums }) => total(sums.map((sum) => subtract(sum.in, sum.out)))))
    })
    fc.assert(property, { seed: 20_261_130, numRuns: 200 })
  })
})
