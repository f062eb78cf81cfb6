import { accountId, accountStream, money } from '@onelot/domain'
import { expect, it } from 'vitest'
import { card, mayWithdraw } from '../../testing/withdrawing.ts'
import { contextOf as ofPayees } from '../member/payees/context.ts'
import { contextOf as ofWithdrawals } from '../funds/withdrawals/context.ts'

/** The account as a command reads it, and after that its name is taken back. */
async function takenBackMeanwhile() {
  const { world, member, payee } = await mayWithdraw()
  const { services } = world.broker
  const stream = accountStream(accountId(member.account))
  const { state } = await services.streams.load(stream)
  const base = { now: services.clock.now(), newId: 'n1', ledger: state.ledger }
  await world.operate('realName', { account: member.account, state: 'notVerified' })
  return { services, payee, request: { stream, state, base } }
}

it('a name that is taken back while a bank account is linked has to be verified, and is no other', async () => {
  const { services, request } = await takenBackMeanwhile()
  const command = { kind: 'payees.addCard', ...card } as const
  expect(await ofPayees({ ...request, command }, services)).toMatchObject({
    realName: 'notVerified',
    isHolder: false,
  })
})

it('a name that is taken back while a withdrawal is checked has to be verified', async () => {
  const { services, payee, request } = await takenBackMeanwhile()
  const command = { kind: 'withdrawals.submit', money: money('KRW', '50000'), payee } as const
  expect(await ofWithdrawals({ ...request, command }, services)).toMatchObject({ realName: 'notVerified' })
})
