import { localDate, plusMs } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { apple, createTestBroker } from '../../testing/testBroker.ts'
import { shareObstacle } from './shareObstacle.ts'

const DAY_MS = 86_400_000

/** A request about a share that is submitted now, and what keeps it from passing at other moments. */
async function asked() {
  const world = await createTestBroker()
  const { services, operator } = world.broker
  const submittedAt = services.clock.now()
  const request = { id: 'r1', kind: 'blocks.buy', terms: {}, submittedAt } as const
  const obstacle = (now = services.clock.now()) => shareObstacle(services, apple, { request, now })
  return { world, operator, obstacle, submittedAt }
}

describe('a request about a share', () => {
  it('may pass where nothing has become of the share, and expects that to stay so', async () => {
    const { world, obstacle } = await asked()
    const { cause, basedOn } = await obstacle()
    expect([cause, basedOn]).toEqual([undefined, [await world.broker.services.listingVersion(apple)]])
  })

  it('does not pass once a split has come into effect, which was only announced before', async () => {
    const { world, operator, obstacle, submittedAt } = await asked()
    await operator.announceSplit({
      instrument: apple,
      exDate: localDate('2026-03-12'),
      ratio: { to: 2, from: 1 },
    })
    expect(await obstacle()).toMatchObject({ cause: undefined })
    await world.pass(5 * DAY_MS)
    expect(await obstacle()).toMatchObject({ cause: 'changed' })
    expect(await obstacle(plusMs(submittedAt, 1))).toMatchObject({ cause: undefined })
  })

  it('does not pass once its share is delisted', async () => {
    const { world, operator, obstacle } = await asked()
    await operator.delist(apple)
    await world.pass(1_000)
    expect(await obstacle()).toMatchObject({ cause: 'delisted' })
  })
})
