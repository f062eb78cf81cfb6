import { epochMs, instant } from '@onelot/domain'
import { lendingQuotaKey } from '@onelot/domain/modules/offExchange/lending'
import { describe, expect, it } from 'vitest'
import { lendingOn } from '../testing/lendingShares.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import { apple } from '../testing/testBroker.ts'

const MEMBERS = 4
const LOTS = 30
const REVIEW_MS = 5_000
/** The opening on which seven days from Monday end in New York. */
const endsAt = instant(Date.parse('2026-03-16T04:00:00.000Z'))

const database = sharedDatabase()

describe('of two brokers on one database', () => {
  it('neither lends shares that the other has lent, and each loan ends once, at its own moment', async () => {
    const [one, two] = [await database.broker(), await database.broker()]
    const acts = [lendingOn(one), lendingOn(two)] as const
    await one.operate('settings', { modules: { lending: { shares: { [apple]: { pool: 2 * LOTS } } } } })
    await Promise.all([one.pass(1), two.pass(1)])
    const owners = []
    for (let index = 0; index < MEMBERS; index += 1)
      owners.push(await acts[0].owner(`0101111000${String(index)}`, LOTS))

    const half = MEMBERS / 2
    const asked = await Promise.all(
      owners.map(({ member }, index) => acts[index < half ? 0 : 1].ask(member, LOTS)),
    )
    expect(asked.map(({ msg }) => msg).toSorted()).toEqual([
      'LENDING_QUOTA_FULL',
      'LENDING_QUOTA_FULL',
      'SELL_APPLIED',
      'SELL_APPLIED',
    ])
    const lenders = owners.filter((_, index) => asked[index]?.msg === 'SELL_APPLIED')
    const claimed = () => two.broker.services.store.quotaClaimed(lendingQuotaKey(apple))
    expect(await claimed()).toBe(String(2 * LOTS))

    await Promise.all([one.pass(REVIEW_MS), two.pass(REVIEW_MS)])
    const ahead = epochMs(endsAt) - epochMs(one.clock.now())
    await Promise.all([one.pass(ahead), two.pass(ahead)])
    for (const { member } of lenders) {
      const [loan] = await acts[1].list(member)
      expect(loan?.loan).toMatchObject({ progress: 'finished', endsAt })
      const { USD } = await acts[0].books(member)
      expect(USD?.tax).toBe(loan?.loan?.income.tax.amount)
    }
    expect(await claimed()).toBe('0')
  })
})
