import { describe, expect, it } from 'vitest'
import { copyingOn } from '../../../testing/copying.ts'
import { increasing } from '../../../testing/increasing.ts'
import { lendingOn } from '../../../testing/lendingShares.ts'
import { northMentor } from '../../managed/mentors/testing/terms.ts'
import { apple } from '../../../testing/testBroker.ts'

const REVIEW_MS = 5_000
const SECOND_MS = 1_000
const COUNTED = '2026-03-11T04:00:01Z'

describe('the rights of a record date', () => {
  it('count own shares and those that are lent, and none that a follow mirrors (example 8)', async () => {
    const made = await increasing()
    const { world, holder, until, terms } = made
    const { announce, follow, read } = copyingOn(world)
    await announce(northMentor)
    const member = await holder('01011110000', 137 + 60)
    await lendingOn(world).lend(member, 60, 7)
    const followed = await follow(member, '5000')
    await world.pass(REVIEW_MS)
    await world.pass(SECOND_MS)
    const mirrored = (await read(member, followed)).running?.positions ?? []
    expect(mirrored.filter(({ instrument }) => instrument.id === apple)).toHaveLength(1)
    await until(COUNTED)
    // 197 x 3 / 20 is 29.55.
    expect(await terms(member)).toMatchObject({ grant: { held: 197, rights: 29 } })
  })
})
