import { contract } from '@onelot/api-client'
import { expect, it } from 'vitest'
import { copying } from '../../../testing/copying.ts'
import { northMentor } from '../mentors/testing/terms.ts'

it.each([
  ['its shares', northMentor.shares],
  ['its shares in the other order', northMentor.shares.toReversed()],
])('a mentor that has %s names the one of the largest worth first', async (_, shares) => {
  const { world, announce } = await copying()
  await announce({ ...northMentor, mentor: 'south', shares })
  const { positions } = await world.call(contract.copyTrading.copyTradingMentor, { mentor: 'south' })
  const [first, second] = positions.map(({ worth }) => Number(worth.amount))
  expect(first).toBeGreaterThan(second ?? Number.NaN)
})
