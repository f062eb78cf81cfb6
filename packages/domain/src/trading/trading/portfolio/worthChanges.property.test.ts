import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InstrumentId } from '../../../base/ids.ts'
import { balanceOf } from '../../../base/ledger/ledger.ts'
import type { Currency } from '../../../base/money/currency.ts'
import { type Money, add, zero } from '../../../base/money/money.ts'
import { beginner } from '../testing/fixture.ts'
import { Model, run } from '../testing/model.ts'
import { type Seen, historyOf, look, regularStep } from '../testing/modelHistory.ts'
import { pastAccounts, pastWorthOf } from './history.ts'
import { type PricedAccount, worthChangeNames, worthChanges } from './worthChanges.ts'

const worthIn = ({ past, priceOf }: PricedAccount, currency: Currency): Money => {
  const own = pastWorthOf(past, priceOf).filter((one) => one.currency === currency)
  return add(
    zero(currency),
    ...own.flatMap(({ available, frozen, holdingFunds, copy }) => [available, frozen, holdingFunds, copy]),
    balanceOf(past.ledger, currency, 'loan'),
  )
}

test('what changed the worth of an account adds up to the unit, and what it earned is its total profit but for commissions of what is open', () => {
  let changed = 0
  const steps = fc.array(regularStep, { minLength: 30, maxLength: 60 })
  const property = fc.property(steps, fc.nat(), (taken, pick) => {
    const model = new Model()
    const seen: Seen[] = []
    run(model, taken, () => seen.push(look(model)))
    const history = historyOf(model)
    const first = seen[pick % seen.length]
    if (first === undefined) throw new Error('nothing was seen')
    const [before, after] = pastAccounts(history, [first.at, model.now])
    if (before === undefined || after === undefined) throw new Error('there is no account')
    const pricedBefore = { past: before, priceOf: (id: string) => first.prices.get(id) }
    const pricedAfter = { past: after, priceOf: (id: InstrumentId) => model.tradedAs(id).price }
    const later = history.postings.filter(({ at }) => at > first.at)
    for (const change of worthChanges(later, pricedBefore, pricedAfter)) {
      const { currency } = change
      const changes = worthChangeNames.map((name) => change[name])
      changed += changes.filter(({ amount }) => amount !== '0').length
      expect(add(worthIn(pricedBefore, currency), ...changes)).toEqual(worthIn(pricedAfter, currency))
    }
    for (const change of worthChanges(history.postings, undefined, pricedAfter)) {
      const { currency, trading, dividends, commission, tax, interest, deposits } = change
      const [worth] = pastWorthOf(after, pricedAfter.priceOf).filter((one) => one.currency === currency)
      const open = after.legs.filter((leg) => leg.currency === currency).map(({ fill }) => fill.fee)
      const earned = add(trading, dividends, commission, tax, interest, ...open)
      expect(earned).toEqual(worth && add(worth.realised, worth.unrealised))
      expect(deposits).toEqual(balanceOf(beginner.ledger, currency, 'available'))
    }
  })
  fc.assert(property, { seed: 23, numRuns: 60 })
  expect(changed).toBeGreaterThan(100)
})
