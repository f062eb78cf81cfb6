import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from '../../../base/money/decimal.ts'
import { exact, toDecimal } from '../../../base/money/exact.ts'
import { money } from '../../../base/money/money.ts'
import { localDate, plusMs } from '../../../base/instant.ts'
import { currencies } from '../../../base/money/currency.ts'
import { contextOf, decideFor, instruments } from '../testing/fixture.ts'
import { Model, run } from '../testing/model.ts'
import { regularStepOf } from '../testing/modelHistory.ts'
import type { Step } from '../testing/modelStep.ts'
import type { TradingCommand } from '../command.ts'
import { cardCollections } from './cards.ts'
import { cardStates } from './tabs.ts'
import type { PositionView } from './view.ts'

const HOUR_MS = 3_600_000
const { newYork } = instruments

const step = regularStepOf(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('market' as const, 'close' as const) },
    { weight: 2, arbitrary: fc.constantFrom('wait' as const, 'move' as const, 'enable' as const) },
  ),
).map((one): Step => ({ ...one, instrument: one.instrument % 2 }))

/** Splits, reverse ones above all, of which a fraction remains. */
const split = fc.record({ to: fc.integer({ min: 1, max: 3 }), from: fc.integer({ min: 1, max: 7 }) })
const stretch = fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 12 }), split })

/** Re-bases what is held in New York; its price stays, which no rule of cards depends on. */
function rebase(
  model: Model,
  id: string,
  { to, from }: { readonly to: number; readonly from: number },
): void {
  const announcedAt = model.now
  model.now = plusMs(model.now, HOUR_MS)
  const action = {
    ...({
      kind: 'split',
      id,
      instrument: newYork.id,
      market: 'US',
      announcedAt,
      opensAt: model.now,
    } as const),
    ...{ exDate: localDate(model.now.slice(0, 10)), ratio: { to, from } },
  }
  const noting: TradingCommand = { kind: 'trading.noteAction', action }
  for (const command of [noting, { kind: 'trading.takeEffect', owner: id } as const]) {
    const now = command.kind === 'trading.noteAction' ? announcedAt : model.now
    const decided = decideFor(model.holder, command, contextOf(newYork, '101', '101', { now }))
    if (decided.ok) model.append(decided.value)
  }
}

/** Closed views that the lists show. */
const closedIn = (model: Model) => {
  const states: readonly (string | undefined)[] = cardStates('terminated')
  return [...model.rows]
    .filter(([key, { state }]) => key.startsWith(`${cardCollections.cards} `) && states.includes(state))
    .map(([, { body }]) => (body as { readonly view: PositionView }).view)
    .filter((view) => view.status === 'closed')
}

test('the profits of all that is listed as closed add up to what was realised, over any history', () => {
  let fractions = 0
  let whole = 0
  fc.assert(
    fc.property(fc.array(stretch, { minLength: 2, maxLength: 6 }), (stretches) => {
      const model = new Model()
      const check = () => {
        const closed = closedIn(model)
        for (const currency of currencies) {
          const sum = closed
            .filter((view) => view.currency === currency)
            .reduce((all, { closing }) => all.plus(closing.netProfit.amount), exact('0'))
          const realised = money(currency, decimal(model.holder.state.totals.realised[currency] ?? '0'))
          expect(money(currency, toDecimal(sum))).toEqual(realised)
        }
      }
      stretches.forEach(({ steps, split: ratio }, index) => {
        run(model, steps)
        check()
        rebase(model, `S${String(index)}`, ratio)
        check()
      })
      fractions += closedIn(model).filter(({ part }) => part?.fraction !== undefined).length
      whole += closedIn(model).filter(({ part }) => part === undefined).length
    }),
    { seed: 23, numRuns: 100, endOnFailure: true },
  )
  expect(fractions).toBeGreaterThan(30)
  expect(whole).toBeGreaterThan(50)
})
