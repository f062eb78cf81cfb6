import { contract } from '@onelot/api-client'
import { instrumentId } from '@onelot/domain'
import { expect, it } from 'vitest'
import { readInWorld } from '../../../../testing/readInWorld.ts'

const { lendingList, lendingOverview, lendingPayments, lendingTerms } = contract.lending
const apple = { instrument: instrumentId('US:AAPL') }

it.each([
  ['lendingSubmitted', { state: 'underReview' }],
  ['lendingRejected', { state: 'rejected', cause: 'operator' }],
  ['lendingRunning', { state: 'passed', loan: { progress: 'lending', lots: 25 } }],
  ['lendingRecalled', { loan: { progress: 'lending', recalledAt: '2026-03-10T02:00:00.000Z' } }],
  ['lendingPaid', { loan: { progress: 'finished', lots: 0 } }],
] as const)('of %s the member has one request to lend', async (world, loan) => {
  expect(await readInWorld(world, lendingList.path, { pageSize: 10 })).toMatchObject({ loans: [loan] })
})

it('of lendingRunning what is not lent for a term is lent automatically', async () => {
  expect(await readInWorld('lendingRunning', lendingOverview.path, {})).toMatchObject({
    automatic: { on: true },
    shares: [{ own: 40, lent: 25, automatic: 15 }],
  })
})

it('of lendingPaid automatic lending has paid twice', async () => {
  expect(await readInWorld('lendingPaid', lendingPayments.path, { pageSize: 10 })).toMatchObject({
    payments: [{ at: '2026-02-28T15:00:00.000Z' }, { at: '2026-01-31T15:00:00.000Z' }],
  })
})

it.each([
  ['lendingOwned', { obstacles: [], lendable: 40 }],
  ['lendingFull', { obstacles: [], left: 0 }],
  ['lendingClosed', { obstacles: ['LENDING_CHANNEL_CLOSED'] }],
] as const)('of %s a share has its terms', async (world, terms) => {
  expect(await readInWorld(world, lendingTerms.path, apple)).toMatchObject(terms)
})
