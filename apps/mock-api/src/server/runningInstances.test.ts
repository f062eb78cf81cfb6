import { accountId, accountStream } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { runningOn } from '../testing/running.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'

const DAY_MS = 86_400_000
const DAYS = 8
const database = sharedDatabase()

describe('of two brokers on one database', () => {
  it('each day of a run is settled once, and so is its end', async () => {
    const [one, two] = [await database.broker(), await database.broker()]
    const acts = runningOn(one)
    const member = await acts.trader('01011110000')
    const begun = await acts.begin(member)
    for (let day = 0; day < DAYS; day += 1) await Promise.all([one.pass(DAY_MS), two.pass(DAY_MS)])
    const { events } = await two.broker.services.store.load(accountStream(accountId(member.account)), 0)
    const of = (kind: string) => events.filter(({ event }) => event.kind === kind)
    expect(of('strategies.closed')).toHaveLength(5)
    expect(of('strategies.ended')).toHaveLength(1)
    const { run, days } = await acts.read(member, begun)
    expect(run).toMatchObject({ progress: 'ended', ended: { cause: 'term' } })
    expect(new Set(days.map(({ date }) => date)).size).toBe(5)
    expect((await acts.books(member)).USD?.copy).toBe('0.00')
  })
})
