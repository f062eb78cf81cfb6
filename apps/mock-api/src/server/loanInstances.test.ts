import { epochMs, instant } from '@onelot/domain'
import { loanPlacesKey } from '@onelot/domain/modules/credit/loans'
import { describe, expect, it } from 'vitest'
import { loansOn } from '../testing/loans.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import { type TestMember, headersOf, nextKey } from '../testing/testBroker.ts'

const MEMBERS = 100
const REVIEW_MS = 5_000
const due = instant(Date.parse('2026-04-10T07:00:00.000Z'))

const database = sharedDatabase()

describe('of two brokers on one database', () => {
  it('only one gives the last place, of a hundred who ask at once, and each instalment is collected once', async () => {
    const [one, two] = [await database.broker(), await database.broker()]
    const acts = [loansOn(one), loansOn(two)] as const
    await one.operate('settings', { modules: { loans: { leastOwn: '0', places: 1 } } })
    await Promise.all([one.pass(1), two.pass(1)])
    const members: TestMember[] = []
    for (let index = 0; index < MEMBERS; index += 1)
      members.push(await acts[0].trader(`0101111${String(index).padStart(4, '0')}`))

    const asked = await Promise.all(
      members.map((member, index) => {
        const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
        const asked = { amount: '24500000', instalments: 3 }
        return (index % 2 === 0 ? one : two).send('loans/submit', asked, headers)
      }),
    )
    expect(asked.filter(({ msg }) => msg === 'LOAN_APPLIED')).toHaveLength(1)
    expect(asked.filter(({ msg }) => msg === 'LOAN_PLACES_FULL')).toHaveLength(MEMBERS - 1)
    expect(await two.broker.services.store.quotaClaimed(loanPlacesKey('2026'))).toBe('1')

    const borrower = members.find((_, index) => asked[index]?.msg === 'LOAN_APPLIED')
    if (borrower === undefined) throw new Error('nobody borrows')
    await Promise.all([one.pass(REVIEW_MS), two.pass(REVIEW_MS)])
    const ahead = epochMs(due) - epochMs(one.clock.now())
    await Promise.all([one.pass(ahead), two.pass(ahead)])
    const { KRW } = await acts[0].books(borrower)
    expect(KRW).toMatchObject({ interest: '149819', loan: '-16333334' })
    const [loan] = await acts[0].list(borrower)
    expect((await acts[0].payments(borrower, { id: loan?.id ?? '' })).map(({ cause }) => cause)).toEqual([
      'collected',
      'drawn',
    ])
  })
})
