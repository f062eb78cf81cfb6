import { type Posting, type StreamState, balanceOf, heldUnder, ownedBuckets } from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMoving, errorOf, move } from '../testing/moving.ts'
import { Overdrawn } from './projection.ts'

const accounts = ['external', 'available', 'frozen', 'margin', 'copy', 'loan', 'house'] as const
const amounts = fc.integer({ min: 1, max: 400 })
const anyPosting = fc
  .record({
    route: fc.oneof(
      { weight: 9, arbitrary: fc.constant(['external', 'available'] as const) },
      { weight: 4, arbitrary: fc.constant(['available', 'frozen'] as const) },
      { weight: 4, arbitrary: fc.constant(['frozen', 'available'] as const) },
      { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...accounts), fc.constantFrom(...accounts)) },
    ),
    amount: amounts,
    ref: fc.constantFrom('R1', 'R2', 'R3', '__proto__'),
  })
  .map(({ route: [from, to], amount, ref }) => move(from, to, String(amount), ref))
const anyCommand = fc.array(anyPosting, { minLength: 1, maxLength: 3 })

const cents = ({ amount }: { readonly amount: string }): number => Number(amount.replace('.', ''))

/** The same rule, counted in cents. */
class Counted {
  readonly balances = new Map<string, number>()
  readonly held = new Map<string, number>()

  /** False, and nothing moved, where one posting takes more than there is. */
  take(postings: readonly Posting[]): boolean {
    const [balances, held] = [new Map(this.balances), new Map(this.held)]
    const add = (sums: Map<string, number>, of: string, by: number): number => {
      sums.set(of, (sums.get(of) ?? 0) + by)
      return sums.get(of) ?? 0
    }
    for (const { from, to, money: amount, ref } of postings) {
      const left = add(balances, from, -cents(amount))
      const leftOfHold = from === 'frozen' ? add(held, ref, -cents(amount)) : 0
      if (from === to || leftOfHold < 0 || (left < 0 && ownedBuckets.some((bucket) => bucket === from)))
        return false
      add(balances, to, cents(amount))
      if (to === 'frozen') add(held, ref, cents(amount))
    }
    for (const [name, sum] of balances) this.balances.set(name, sum)
    for (const [name, sum] of held) this.held.set(name, sum)
    return true
  }
}

const refsHeld = ({ holds }: StreamState): readonly string[] => Object.keys(holds.USD ?? {}).sort()

describe('any sequence of commands', () => {
  it('is stored but for those that take more than there is, and leaves no account below zero', async () => {
    const counts = { stored: 0, refused: 0 }
    const property = fc.asyncProperty(fc.array(anyCommand, { minLength: 20, maxLength: 40 }), async (all) => {
      const moving = createMoving()
      const counted = new Counted()
      for (const postings of all) {
        const { version } = await moving.stored()
        const error = await errorOf(moving.move(postings))
        const expected = counted.take(postings)
        expect(error instanceof Overdrawn, JSON.stringify(postings)).toBe(!expected)
        expect((await moving.stored()).version).toBe(version + (expected ? 1 : 0))
        counts[expected ? 'stored' : 'refused'] += 1
        const { state } = await moving.held()
        for (const bucket of ownedBuckets)
          expect(cents(balanceOf(state.ledger, 'USD', bucket))).toBe(counted.balances.get(bucket) ?? 0)
        for (const ref of refsHeld(state))
          expect(cents(heldUnder(state.holds, ref, 'USD'))).toBe(counted.held.get(ref))
        const open = [...counted.held].filter(([, sum]) => sum > 0).map(([ref]) => ref)
        expect(refsHeld(state)).toEqual(open.sort())
      }
      expect(await moving.stored()).toEqual(await moving.held())
    })
    await fc.assert(property, { seed: 20_261_124, numRuns: 300 })
    expect(Math.min(counts.stored, counts.refused)).toBeGreaterThan(500)
  })
})
