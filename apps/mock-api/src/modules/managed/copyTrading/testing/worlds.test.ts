import {
  copyTradingGet,
  copyTradingList,
  copyTradingMentors,
  copyTradingSkipped,
  copyTradingTerms,
} from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { readInWorld } from '../../../../testing/readInWorld.ts'
import type { WorldName } from '../../../../worlds/worlds.ts'

interface Listed {
  readonly follows: readonly { readonly id: string }[]
}

const firstOf = async (world: WorldName): Promise<string> => {
  const { follows } = (await readInWorld(world, copyTradingList.path, { pageSize: 10 })) as Listed
  return follows[0]?.id ?? ''
}

it('a guest finds mentors that are open, coming and over', async () => {
  const { mentors } = (await readInWorld('mentorsForGuests', copyTradingMentors.path, {
    pageSize: 20,
    order: 'deadline',
  })) as { readonly mentors: readonly object[] }
  expect(mentors).toMatchObject([
    { id: 'lantern', phase: 'open', left: { amount: '200.00' } },
    { id: 'harbour', phase: 'open' },
    { id: 'river', phase: 'open' },
    { id: 'summit', phase: 'coming' },
    { id: 'meadow', phase: 'ended' },
  ])
})

it('of a mentor that another member follows nothing is left', async () => {
  expect(
    await readInWorld('mentorFull', copyTradingMentors.path, { pageSize: 1, order: 'deadline' }),
  ).toMatchObject({ mentors: [{ id: 'lantern', left: { amount: '0.00' }, followers: { count: 1 } }] })
})

it('who follows as many as may be has no other mentor to follow', async () => {
  expect(await readInWorld('followsFull', copyTradingTerms.path, { mentor: 'river' })).toMatchObject({
    obstacles: ['RUNS_FULL'],
    most: 1,
  })
})

describe('a world of a follow', () => {
  it.each([
    ['followSubmitted', { state: 'underReview' }],
    ['followRejected', { state: 'rejected', cause: 'operator' }],
    ['followRunning', { follow: { progress: 'following' } }],
    ['followPaused', { follow: { progress: 'paused' } }],
    ['followEnded', { follow: { progress: 'ended', ended: { cause: 'member' } } }],
    ['followTermEnded', { follow: { progress: 'ended', ended: { cause: 'term' } } }],
    ['followStopped', { follow: { progress: 'ended', ended: { cause: 'stopLoss' } } }],
    ['followClosed', { follow: { progress: 'ended', ended: { cause: 'closed' } } }],
    ['followEnding', { follow: { progress: 'ending' } }],
  ] as const)('%s has it so', async (world, follow) => {
    expect(await readInWorld(world, copyTradingList.path, { pageSize: 10 })).toMatchObject({
      follows: [follow],
    })
  })

  it('followSkipped has skipped trades', async () => {
    const request = await firstOf('followSkipped')
    const { skipped } = (await readInWorld('followSkipped', copyTradingSkipped.path, {
      request,
      pageSize: 50,
    })) as { readonly skipped: readonly { readonly cause: string }[] }
    expect(skipped.map(({ cause }) => cause)).toContain('paused')
  })

  it('followNearStopLoss is near it, and followAdded waits for more', async () => {
    const near = { request: await firstOf('followNearStopLoss') }
    const found = (await readInWorld('followNearStopLoss', copyTradingGet.path, near)) as {
      readonly running?: { readonly stopLoss: { readonly distanceRate: string } }
    }
    expect(Number(found.running?.stopLoss.distanceRate)).toBeLessThan(0.04)
    const added = { request: await firstOf('followAdded') }
    expect(await readInWorld('followAdded', copyTradingGet.path, added)).toMatchObject({
      running: { more: [{ state: 'underReview', amount: { amount: '650.00' } }] },
    })
  })
})
