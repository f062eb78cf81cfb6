import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leverages } from '../../../base/instruments/instrument.ts'
import type { RowValue } from '../../../base/module/rows.ts'
import { add } from '../../../base/money/money.ts'
import { monthStart } from '../../../base/sessions/localDates.ts'
import { type EarnedState, earnedAfter, earnedCollections, earnedRows } from './earned.ts'
import type { TradingEvent } from '../event.ts'
import { Model, run } from '../testing/model.ts'
import type { Step } from '../testing/modelStep.ts'
import { type DayProfits, type InstrumentEarned, profitsByDay } from './profits.ts'

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom('market' as const, 'close' as const, 'wait' as const, 'move' as const),
  instrument: fc.nat(5),
  pick: fc.nat(1_000),
  side: fc.constant('long' as const),
  leverage: fc.constantFrom(...leverages),
  lots: fc.integer({ min: 1, max: 20 }),
  ticks: fc.integer({ min: -9, max: 9 }),
  phase: fc.constant('regular' as const),
  halted: fc.constant(false),
})

type Sums = Pick<DayProfits, 'realised' | 'fees' | 'taxes' | 'exits'>

function summed(parts: readonly (readonly [name: string, sums: Sums])[]): ReadonlyMap<string, Sums> {
  const all = new Map<string, Sums>()
  for (const [name, { realised, fees, taxes, exits }] of parts) {
    const known = all.get(name)
    const sums = { realised, fees, taxes, exits }
    all.set(
      name,
      known === undefined
        ? sums
        : {
            realised: add(known.realised, realised),
            fees: add(known.fees, fees),
            taxes: add(known.taxes, taxes),
            exits: known.exits + exits,
          },
    )
  }
  return new Map([...all].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The rows that events leave, one event after the other. */
function rowsAfter(events: readonly TradingEvent[]): ReadonlyMap<string, RowValue> {
  const rows = new Map<string, RowValue>()
  let earned: EarnedState = {}
  for (const event of events) {
    const after = earnedAfter(earned, event)
    for (const { collection, key, row } of earnedRows(earned, after, [event]))
      if (row !== undefined) rows.set(`${collection} ${key}`, row)
    earned = after
  }
  return rows
}

const inList = (rows: ReadonlyMap<string, RowValue>, collection: string): ReadonlyMap<string, Sums> =>
  summed(
    [...rows]
      .filter(([key]) => key.startsWith(`${collection} `))
      .map(([, { state, sortKey, body }]) => {
        const { earned } = body as { readonly earned: InstrumentEarned }
        return [`${state} ${sortKey}`, earned] as const
      }),
  )

test('what an account earned is listed on its own day and in its own month, however late it arrives', () => {
  let late = 0
  const drawn = fc.array(step, { minLength: 40, maxLength: 80 }).chain((steps) => {
    const model = new Model()
    run(model, steps, () => undefined)
    const fills = model.events.filter((event) => event.kind === 'trading.orderFilled')
    const arriving = fc.shuffledSubarray(fills, { minLength: fills.length, maxLength: fills.length })
    return fc.record({ fills: fc.constant(fills), arriving })
  })
  fc.assert(
    fc.property(drawn, ({ fills, arriving }) => {
      late += fills.filter((event, index) => event !== arriving[index]).length
      const executions = fills.map(({ execution }) => execution)
      const days = profitsByDay({ executions, fractions: [] })
      const rows = rowsAfter(arriving)
      expect(inList(rows, earnedCollections.earnedDays)).toEqual(
        summed(days.map((day) => [`${day.currency} ${day.date}`, day])),
      )
      expect(inList(rows, earnedCollections.earnedMonths)).toEqual(
        summed(days.map((day) => [`${day.currency} ${monthStart(day.date)}`, day])),
      )
      // Several events of one append write what they write one by one.
      const atOnce = new Map(
        earnedRows({}, arriving.reduce(earnedAfter, {}), arriving).map(({ collection, key, row }) => [
          `${collection} ${key}`,
          row,
        ]),
      )
      expect(atOnce).toEqual(rows)
    }),
    { seed: 18, numRuns: 40 },
  )
  expect(late).toBeGreaterThan(200)
})
