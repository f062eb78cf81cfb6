import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instant, plusMs } from '../../../base/instant.ts'
import { posting } from '../../../base/ledger/ledger.ts'
import { type Currency, currencies } from '../../../base/money/currency.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { type Money, add, money, zero } from '../../../base/money/money.ts'
import { NOW } from '../testing/fixture.ts'
import { DAY_MS, Model, run } from '../testing/model.ts'
import { historyOf, regularStep } from '../testing/modelHistory.ts'
import { type AccountHistory, earnedOf } from './history.ts'
import { type TaxedProfits, boundsOfYear, taxedProfits, yearsOf } from './yearProfits.ts'

const at = (text: string) => instant(Date.parse(text))
const sum = (currency: Currency, amounts: readonly Money[]): Money =>
  add(zero(currency), ...amounts.filter((one) => one.currency === currency))

/** The figures of a time, from exits and ledger lines one by one. */
function fromTheBooks(
  { executions, postings }: AccountHistory,
  currency: Currency,
): Omit<TaxedProfits, 'currency'> {
  const exits = executions.filter((one) => one.purpose === 'close' && one.currency === currency)
  const posted = (of: (line: (typeof postings)[number]) => boolean) =>
    sum(
      currency,
      postings.filter(of).map((line) => line.money),
    )
  return {
    realised: sum(
      currency,
      exits.flatMap((one) => (one.purpose === 'close' ? [one.netProfit] : [])),
    ),
    fees: posted(({ to }) => to === 'fees'),
    taxes: posted(({ to, reason }) => to === 'tax' && reason !== 'withholding'),
    dividends: sum(
      currency,
      postings.flatMap((line) => earnedOf(line) ?? []),
    ),
    withheld: posted(({ reason }) => reason === 'withholding'),
    interest: posted(({ to }) => to === 'interest'),
    exits: exits.length,
  }
}

test('the figures of a year are the sums of its exits and of its ledger lines, and two stretches add up to one', () => {
  let exits = 0
  const property = fc.property(
    fc.array(regularStep, { minLength: 30, maxLength: 60 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    (steps, share) => {
      const model = new Model()
      run(model, steps, () => undefined)
      const history = historyOf(model)
      const cut = plusMs(NOW, Math.floor((Date.parse(model.now) - Date.parse(NOW)) * share))
      const until = { ...history, postings: history.postings.filter((line) => line.at <= cut) }
      const stretches = [
        { from: plusMs(NOW, -DAY_MS), to: cut },
        { from: plusMs(cut, 1), to: plusMs(model.now, DAY_MS) },
      ] as const
      const [before, after, whole] = [...stretches, { from: stretches[0].from, to: stretches[1].to }].map(
        (bounds) => taxedProfits(history, bounds),
      )
      for (const currency of currencies) {
        const of = (list: readonly TaxedProfits[] | undefined) =>
          list?.find((one) => one.currency === currency)
        const executions = history.executions.filter((one) => one.at <= cut)
        const books = fromTheBooks({ ...until, executions }, currency)
        const zeros = fromTheBooks({ executions: [], postings: [] }, currency)
        expect({ ...zeros, ...of(before) }).toEqual({ currency: of(before)?.currency, ...books })
        const all = fromTheBooks(history, currency)
        expect({ ...zeros, ...of(whole) }).toEqual({ currency: of(whole)?.currency, ...all })
        for (const name of ['realised', 'fees', 'taxes', 'dividends', 'withheld', 'interest'] as const)
          expect(add((of(before) ?? books)[name], (of(after) ?? zeros)[name])).toEqual(all[name])
        exits += all.exits
      }
    },
  )
  fc.assert(property, { seed: 23, numRuns: 40 })
  expect(exits).toBeGreaterThan(100)
})

test('a dividend is of the year in which it was paid in Seoul, and what was withheld of it too', () => {
  const paid = (time: string) =>
    [
      ...posting('house', 'available', money('USD', decimal('2.40')), 'dividend', 'D-1'),
      ...posting('available', 'tax', money('USD', decimal('0.36')), 'withholding', 'D-1'),
    ].map((line) => ({ ...line, at: at(time) }))
  // The same hour in New York; in Seoul midnight is between them.
  const history = {
    executions: [],
    postings: [...paid('2026-12-31T14:59:59.999Z'), ...paid('2026-12-31T15:00:00.000Z')],
  }
  const found = (year: number) => taxedProfits(history, boundsOfYear(year))
  for (const year of [2026, 2027])
    expect(found(year)).toMatchObject([
      { currency: 'USD', dividends: money('USD', decimal('2.04')), withheld: money('USD', decimal('0.36')) },
    ])
  expect(found(2025)).toEqual([])
})

test('interest is of the year in which it was paid, and no part of what was realised', () => {
  const line = posting('available', 'interest', money('KRW', decimal('149819')), 'loans.interest', 'R-1')
  const postings = line.map((one) => ({ ...one, at: at('2026-12-31T14:59:59.999Z') }))
  const history = { executions: [], postings }
  expect(taxedProfits(history, boundsOfYear(2026))).toMatchObject([
    { currency: 'KRW', interest: money('KRW', '149819'), realised: zero('KRW'), dividends: zero('KRW') },
  ])
  expect(taxedProfits(history, boundsOfYear(2027))).toEqual([])
})

test('years are those from the first money to now, the latest first', () => {
  const line = posting('external', 'available', money('KRW', decimal('1')), 'practiceMoney', 'P-1')
  const postings = line.map((one) => ({ ...one, at: at('2024-12-31T15:00:00.000Z') }))
  expect(yearsOf({ postings }, at('2026-12-31T15:00:00.000Z'))).toEqual([2027, 2026, 2025])
  expect(yearsOf({ postings: [] }, at('2026-01-01T00:00:00.000Z'))).toEqual([])
})
