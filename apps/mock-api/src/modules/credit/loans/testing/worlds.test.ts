import { contract } from '@onelot/api-client'
import { expect, it } from 'vitest'
import { demoInstruments } from '../../../../worlds/demoInstruments.ts'
import { readInWorld } from '../../../../testing/readInWorld.ts'

const { loansList, loansOverview } = contract.loans
const overviewIn = (world: Parameters<typeof readInWorld>[0]) => readInWorld(world, loansOverview.path, {})

it.each([
  ['loanOffered', { obstacles: [] }],
  ['loanBelow', { obstacles: ['LOAN_PRINCIPAL_BELOW'] }],
  ['loanFull', { obstacles: ['LOAN_PLACES_FULL'], campaign: { left: 0 } }],
  ['loanClosed', { obstacles: ['LOAN_CAMPAIGN_CLOSED'], campaign: { isOpen: false } }],
  ['withoutLoans', { obstacles: ['PRODUCT_UNAVAILABLE'] }],
  ['repaymentSubmitted', { repayment: { state: 'underReview', amount: { amount: '4750000' } } }],
] as const)('of %s the member may borrow, or reads why not', async (world, overview) => {
  expect(await overviewIn(world)).toMatchObject(overview)
})

it.each([
  ['loanSubmitted', { state: 'underReview' }],
  ['loanRejected', { state: 'rejected', cause: 'operator' }],
  ['loanRunning', { state: 'passed', loan: { progress: 'running', schedule: [{}, {}, {}] } }],
  ['loanPaidOnce', { loan: { progress: 'running', schedule: [{}, {}] } }],
  ['loanOverdue', { loan: { progress: 'overdue', overdue: [{ number: 1 }] } }],
  ['loanRepaid', { loan: { progress: 'repaid', outstanding: { amount: '0' } } }],
] as const)('of %s the member has one loan, or has asked for one', async (world, loan) => {
  expect(await readInWorld(world, loansList.path, { pageSize: 10 })).toMatchObject({ loans: [loan] })
})

it('of loanCollateralLow the ratio is under the warning, and the member was told', async () => {
  const { messagesList } = contract.messages
  expect(
    await readInWorld('loanCollateralLow', messagesList.path, { topic: 'credit', pageSize: 10 }),
  ).toMatchObject({ messages: [{ params: { name: 'loans.collateral' } }] })
})

it('of loanNearWarning the ratio falls under the warning at a price of one share', async () => {
  expect(await overviewIn('loanNearWarning')).toMatchObject({
    warning: '2.4',
    warningPrices: [{ instrument: { id: demoInstruments.apple } }],
  })
})

it('of loanUnsettled more won are available than are owed, and fewer may be withdrawn', async () => {
  const { line, available, loan } = loansOverview.response.parse(await overviewIn('loanUnsettled'))
  const owed = Number(loan?.loan?.owed.amount)
  expect(Number(available.amount)).toBeGreaterThan(owed)
  expect(Number(line.cash[0]?.money.amount)).toBeLessThan(owed)
})
