import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Balances, balanceOf } from '../../base/ledger/ledger.ts'
import { decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { type Money, add, isNegative, money, zero } from '../../base/money/money.ts'
import { type ApplicationsCommand, applications } from './module.ts'
import { type After, apply, balances, before, collect, draw, offer, when } from './testing/applicant.ts'

const SEED = 20_261_126
const RUNS = 500

/** Thousandths from above 0 to 1. */
const rate = fc.integer({ min: 1, max: 1_000 }).map((part) => decimal((part / 1_000).toFixed(3)))
const price = fc.integer({ min: 1, max: 90_000 }).map((won) => decimal(String(won)))
const secrets = fc.stringMatching(/^[0-9a-f]{64}$/)
const quantities = fc.array(fc.integer({ min: 2, max: 400 }), { minLength: 1, maxLength: 4 })

const heldIn = ({ state }: After): Money =>
  add(zero('KRW'), ...(applications.holds?.(state) ?? []).map((holding) => holding.money))
const all = (ledger: Balances): Money =>
  add(balanceOf(ledger, 'KRW', 'available'), balanceOf(ledger, 'KRW', 'frozen'))

it('whatever is won, paid or failed, no won is lost or made, and what is on hold is what applications hold', () => {
  const terms = fc.record({
    depositRate: rate,
    winningRate: rate,
    provisionalPrice: price,
    actualPrice: price,
    available: fc.integer({ min: 0, max: 2_000_000_000 }),
    secret: secrets,
    asked: quantities,
  })
  fc.assert(
    fc.property(
      terms,
      ({ depositRate, winningRate, provisionalPrice, actualPrice, available, secret, asked }) => {
        const given = {
          ...offer,
          depositRate,
          winningRate,
          provisionalPrice,
          limit: asked.length,
          units: 1_000_000,
          minFunds: money('KRW', '0'),
        }
        const start: After = { ...before, ledger: balances(String(available)) }
        const commands: readonly ApplicationsCommand[] = [
          ...asked.map((units) => apply(units * offer.unit)),
          draw(actualPrice, secret),
          collect(),
          collect(true),
        ]
        let after = start
        for (const command of commands) {
          after = when(after, command, { offer: given })
          const frozen = balanceOf(after.ledger, 'KRW', 'frozen')
          expect(all(after.ledger)).toEqual(all(start.ledger))
          expect(frozen).toEqual(heldIn(after))
          expect(isNegative(balanceOf(after.ledger, 'KRW', 'available'))).toBe(false)
        }
        // What goes on is paid whole.
        for (const { held, drawn, state } of Object.values(after.state.running)) {
          expect(state).toBe('paid')
          expect(exact(held.amount).eq(exact(drawn?.due.amount ?? '0'))).toBe(true)
        }
      },
    ),
    { seed: SEED, numRuns: RUNS },
  )
})
