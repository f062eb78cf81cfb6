import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exact } from '../money/exact.ts'
import { add, isNegative, money, zero } from '../money/money.ts'
import { type Books, type PostingFault, emptyBooks, heldUnder, ownedBuckets, record } from './books.ts'
import { type Posting, balanceOf, brokerAccounts, memberBuckets } from './ledger.ts'

const accounts = [...memberBuckets, ...brokerAccounts]
/** Those that a posting moves between most often, so that many are sound. */
const routes = [
  ['external', 'available'],
  ['available', 'frozen'],
  ['frozen', 'available'],
  ['available', 'margin'],
] as const
const currencies = ['USD', 'KRW', 'THB'] as const
const refs = ['R1', 'R2', 'R3', 'toString', '__proto__'] as const

const anyPosting: fc.Arbitrary<Posting> = fc
  .record({
    route: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...routes) },
      { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...accounts), fc.constantFrom(...accounts)) },
    ),
    currency: fc.constantFrom(...currencies),
    amount: fc.integer({ min: 1, max: 60 }),
    ref: fc.constantFrom(...refs),
  })
  .filter(({ route: [from, to] }) => from !== to)
  .map(({ route: [from, to], currency, amount, ref }) => ({
    from,
    to,
    money: money(currency, String(amount)),
    reason: 'orderFrozen',
    ref,
  }))
const anyEvent = fc.array(anyPosting, { minLength: 1, maxLength: 4 })
const anyEvents = fc.array(anyEvent, { minLength: 30, maxLength: 60 })

/** The books after postings, or the first fault that they meet. */
function tried(books: Books, postings: readonly Posting[]): Books | PostingFault {
  const faults: PostingFault[] = []
  const after = record(books, postings, (fault) => faults.push(fault))
  return faults[0] ?? after
}

/** What was put under a ref less what was taken, counted from the postings alone. */
const heldBy = (postings: readonly Posting[], ref: string, currency: string): string =>
  postings
    .filter((posting) => posting.ref === ref && posting.money.currency === currency)
    .flatMap(({ from, to, money: { amount } }) => [
      ...(to === 'frozen' ? [exact(amount)] : []),
      ...(from === 'frozen' ? [exact(amount).neg()] : []),
    ])
    .reduce((sum, one) => sum.plus(one), exact('0'))
    .toFixed()

describe('the books of any postings that were accepted', () => {
  test('have no owned account below zero, and hold under each ref what was frozen for it, no more and no less', () => {
    const counts = { accepted: 0, overdrawn: 0, overReleased: 0, noTransfer: 0 }
    const property = fc.property(anyEvents, (events) => {
      let books = emptyBooks
      const accepted: Posting[] = []
      for (const postings of events) {
        const after = tried(books, postings)
        counts['kind' in after ? after.kind : 'accepted'] += 1
        if ('kind' in after) continue
        books = after
        accepted.push(...postings)
        for (const currency of currencies) {
          for (const bucket of ownedBuckets)
            expect(isNegative(balanceOf(books.ledger, currency, bucket))).toBe(false)
          const own = Object.keys(books.holds[currency] ?? {})
          const held = own.map((ref) => heldUnder(books.holds, ref, currency))
          expect(add(zero(currency), ...held)).toEqual(balanceOf(books.ledger, currency, 'frozen'))
          for (const ref of refs) {
            const { amount } = heldUnder(books.holds, ref, currency)
            expect(exact(amount).toFixed()).toBe(heldBy(accepted, ref, currency))
            expect(own.includes(ref)).toBe(exact(amount).gt('0'))
          }
        }
      }
      expect(record(emptyBooks, accepted)).toEqual(books)
    })
    fc.assert(property, { seed: 20_261_124, numRuns: 120 })
    expect(Math.min(counts.accepted, counts.overdrawn, counts.overReleased)).toBeGreaterThan(100)
    expect(counts.noTransfer).toBe(0)
  })
})
