import { epochMs } from '@onelot/domain'
import { expect, it } from 'vitest'
import { createTestBroker, requestTo, testTime } from '../testing/testBroker.ts'

it.each([
  ['an answer', 'common/config', { type: 'all' }],
  ['a refusal', 'market/detail', { instrument: 'US:NONE' }],
])('%s says the time of the broker’s clock, which an operator may have moved', async (_, path, body) => {
  const { broker } = await createTestBroker()
  const answer = await broker.fetch(requestTo(path, body))
  expect(Date.parse(answer.headers.get('date') ?? '')).toBe(epochMs(testTime))
})
