import { epochMs, instant, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { appleIncrease, increasingOn } from '../testing/increasing.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'
import type { TestBroker } from '../testing/testBroker.ts'

const COUNTED = instant(Date.parse('2026-03-12T04:00:01Z'))
const ISSUED = instant(Date.parse('2026-03-19T04:00:01Z'))

const database = sharedDatabase()

describe('of two brokers on one database', () => {
  it('one alone grants rights, takes an application and issues its shares', async () => {
    const [one, two] = [await database.broker(), await database.broker()]
    await one.operate('increase', appleIncrease)
    await Promise.all([one.pass(1), two.pass(1)])
    const acts = [await increasingOn(one), await increasingOn(two)] as const
    const member = await acts[0].holder('01011110000', 40)
    const until = async (moment: typeof COUNTED) => {
      const ahead = epochMs(moment) - epochMs(one.clock.now())
      await Promise.all([one, two].map((broker: TestBroker) => broker.pass(ahead)))
    }

    await until(COUNTED)
    const again = await acts[0].again(member)
    await Promise.all([one.pass(1), two.pass(1)])
    expect(await acts[1].grants(again)).toMatchObject([{ state: 'granted', rights: 6 }])
    const asked = await Promise.all(acts.map(({ ask }, index) => ask(again, index + 2)))
    expect(asked.map(({ msg }) => msg).toSorted()).toEqual(['DUPLICATE_SUBSCRIPTION', 'SUBSCRIBED'])

    await until(ISSUED)
    const [grant, ...others] = await acts[0].grants(member)
    expect(others).toEqual([])
    expect(grant).toMatchObject({ state: 'issued' })
    const shares = grant?.application?.shares ?? 0
    expect(grant?.application?.cost).toEqual(money('USD', String(shares * 150)))
    expect((await acts[1].books(member)).USD).toMatchObject({ frozen: '0.00' })
  })
})
