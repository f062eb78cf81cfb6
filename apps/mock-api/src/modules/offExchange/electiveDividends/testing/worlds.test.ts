import { contract } from '@onelot/api-client'
import { expect, it } from 'vitest'
import { readInWorld } from '../../../../testing/readInWorld.ts'

const { electiveDividendsOverview, electiveDividendsRecords } = contract.electiveDividends

it.each([
  ['electionAhead', { state: 'ahead', obstacles: ['NOT_YET_SUBSCRIPTION_TIME'] }],
  ['electionOpen', { state: 'open', obstacles: [], bought: { by: 'last' } }],
  ['electionSubmitted', { state: 'underReview', obstacles: ['DUPLICATE_SUBSCRIPTION'] }],
  ['electionRejected', { state: 'open', obstacles: [], rejected: { cause: 'operator' } }],
  ['electionAccepted', { state: 'accepted', bought: { by: 'last' } }],
  ['electionFixed', { state: 'accepted', bought: { by: 'close' } }],
  ['electionMissed', { state: 'closed', bought: { by: 'close' } }],
  ['electionRestricted', { state: 'open', obstacles: ['TRADING_BANNED'] }],
  ['electionStopped', { state: 'accepted', obstacles: ['PRODUCT_UNAVAILABLE'] }],
] as const)('of %s the member has one dividend to choose of', async (world, dividend) => {
  expect(await readInWorld(world, electiveDividendsOverview.path, {})).toMatchObject({
    dividends: [{ quantity: '300', net: { amount: '816.00' }, ...dividend }],
  })
})

it.each([
  ['electionPaid', { paidIn: 'shares' }],
  ['electionPaidInCash', { paidIn: 'cash', cause: 'notElected' }],
] as const)('of %s it was paid', async (world, record) => {
  expect(await readInWorld(world, electiveDividendsRecords.path, { pageSize: 10 })).toMatchObject({
    records: [record],
  })
  expect(await readInWorld(world, electiveDividendsOverview.path, {})).toMatchObject({ dividends: [] })
})
