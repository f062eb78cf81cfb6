import { messagesList, requestsCancel, requestsList, tradePlace } from '@onelot/api-client'
import {
  type ModuleCommand,
  type ModuleEvent,
  type Money,
  type RuleContext,
  type SubmittedRequest,
  accountId,
  accountStream,
  defineModule,
  money,
  posting,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { booksFaults } from '../../../anyCommands/soundBooks.ts'
import type { Broker } from '../../../broker.ts'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { type Answered, createTestBroker, headersOf, nextKey } from '../../../testing/testBroker.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'

const firstPage = { pageSize: 10 }

interface Asked extends ModuleEvent {
  readonly kind: 'testGifts.asked' | 'testGifts.given'
  readonly id: string
  readonly amount: Money
}
type Command =
  | { readonly kind: 'testGifts.ask'; readonly amount: Money }
  | { readonly kind: 'testGifts.give'; readonly request: SubmittedRequest }

/** A module that asks for what it gives away: no more than a test needs. */
const rules = defineModule({
  name: 'testGifts',
  stream: 'account',
  initial: 0,
  shape: 1,
  evolve: (given: number, { kind }: Asked) => (kind === 'testGifts.given' ? given + 1 : given),
  upcasts: { 'testGifts.asked': [], 'testGifts.given': [] },
  refusals: { 'testGifts.ask': [], 'testGifts.give': [] },
  check: () => [],
  accept(command: Command, _: number, { now: at, newId }: RuleContext): readonly Asked[] {
    if (command.kind === 'testGifts.ask')
      return [{ kind: 'testGifts.asked', version: 1, at, postings: [], id: newId, amount: command.amount }]
    const { id, hold = money('USD', '0') } = command.request
    const postings = posting('frozen', 'external', hold, 'testGifts.given', id)
    return [{ kind: 'testGifts.given', version: 1, at, postings, id, amount: hold }]
  },
  schedule: () => [],
  rows: () => [],
})

const testGifts: BrokerModule = {
  routes: [],
  rules: rulesOf(rules, ({ base }) => base),
  requests: [
    {
      kind: 'testGifts.gift',
      on: 'testGifts.asked',
      request: ({ amount }: Asked) => ({ terms: {}, hold: amount, fundOperation: 'other' }),
      passed: (request): ModuleCommand & Command => ({ kind: 'testGifts.give', request }),
    },
  ],
}

/** A broker that has testGifts besides its modules. */
const createGiver = () => createTestBroker({ besides: [testGifts], operator: 'open' })

/** A member who asked for a gift of 50 dollars. */
async function createAsked() {
  const world = await createGiver()
  const member = await world.trader('01011110000')
  const stream = accountStream(accountId(member.account))
  const { broker } = world
  const ask = async () => {
    const command = { kind: 'testGifts.ask', amount: money('USD', '50') } as const
    return broker.operator.command(rules, stream, command)
  }
  await ask()
  const { requests } = await world.call(requestsList, firstPage, member)
  const request = requests[0]
  if (request === undefined) throw new Error('nothing was asked')
  return { ...world, member, stream, ask, request }
}

const inDollars = async ({ services }: Broker, stream: ReturnType<typeof accountStream>) => {
  const { state } = await services.streams.load(stream)
  expect(booksFaults(services.table, state)).toEqual([])
  return state.ledger.USD
}

/** What an operator is answered. */
const requestsIn = ({ data }: Answered) => (data as { readonly requests: readonly object[] }).requests

describe('a request of a member', () => {
  it('holds its money, and passes by itself after five seconds', async () => {
    const { broker, call, member, stream, pass, request } = await createAsked()
    const free = Number((await inDollars(broker, stream))?.available)
    expect(await inDollars(broker, stream)).toMatchObject({ frozen: '50.00' })
    await pass(4_999)
    expect((await call(requestsList, firstPage, member)).requests).toEqual([request])
    await pass(1)
    expect((await call(requestsList, firstPage, member)).requests).toMatchObject([
      { id: request.id, kind: 'testGifts.gift', state: 'passed' },
    ])
    const after = await inDollars(broker, stream)
    expect([after?.frozen, Number(after?.available)]).toEqual(['0.00', free])
  })

  it('notifies the member of its end', async () => {
    const { call, member, pass, request } = await createAsked()
    await pass(5_000)
    const { messages } = await call(messagesList, firstPage, member)
    expect(messages[0]).toMatchObject({
      kind: 'requestEnded',
      params: { request: 'testGifts.gift', id: request.id, ending: 'passed', amount: money('USD', '50') },
    })
  })

  it('gives its money back when its member cancels it, and cannot be cancelled again', async () => {
    const { broker, send, call, member, stream, request, pass } = await createAsked()
    const cancelled = await call(requestsCancel, { request: request.id }, member)
    expect(cancelled.request).toMatchObject({ state: 'cancelled' })
    expect(await inDollars(broker, stream)).toMatchObject({ frozen: '0.00' })
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    expect((await send(requestsCancel.path, { request: request.id }, headers)).msg).toBe(
      'ORDER_NOT_IN_REVIEW',
    )
    await pass(5_000)
    expect((await call(requestsList, firstPage, member)).requests).toMatchObject([{ state: 'cancelled' }])
  })

  it('of another member is not there', async () => {
    const { send, trader, request } = await createAsked()
    const headers = { ...headersOf(await trader('01022220000')), 'idempotency-key': nextKey() }
    expect((await send(requestsCancel.path, { request: request.id }, headers)).msg).toBe(
      'ORDER_NOT_IN_REVIEW',
    )
  })

  it('is rejected where the account was frozen meanwhile, and its money comes back', async () => {
    const { broker, call, member, stream, pass } = await createAsked()
    const restrictions = { kind: 'members.setRestrictions', restrictions: ['frozen'], reason: '' } as const
    await broker.operator.setOnMember({ account: accountId(member.account) }, restrictions)
    await pass(5_000)
    expect(await inDollars(broker, stream)).toMatchObject({ frozen: '0.00' })
    expect((await call(requestsList, firstPage, member)).requests).toMatchObject([
      { state: 'rejected', cause: 'restriction' },
    ])
  })

  it('that is a fund operation blocks trading where the site says so', async () => {
    const { broker, send, call, member, pass } = await createAsked()
    await broker.operator.changeSite({ settings: { pendingBlocksTrading: true } })
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    expect((await send(tradePlace.path, marketBuy(1), headers)).msg).toBe('FUND_OPERATION_PENDING')
    await pass(5_000)
    expect((await call(tradePlace, marketBuy(1), member)).position).toBeDefined()
  })
})

describe('an operator who reviews requests', () => {
  const byOperator = async () => {
    const world = await createGiver()
    const review = { kind: 'testGifts.gift', review: { mode: 'operator' }, reason: 'by hand' }
    expect((await world.operate('reviews', review)).status).toBe(1)
    return world
  }

  it('finds those of all members in the queue, the oldest first, and decides', async () => {
    const world = await byOperator()
    const { broker, call, askOperator, operate, pass, trader } = world
    const members = [await trader('01011110000'), await trader('01022220000')]
    for (const { account } of members) {
      const command = { kind: 'testGifts.ask', amount: money('USD', '50') } as const
      await broker.operator.command(rules, accountStream(accountId(account)), command)
      await pass(60_000)
    }
    const queue = await operate('queue', { kind: 'testGifts.gift' })
    expect(requestsIn(queue)).toMatchObject(
      members.map(({ account }) => ({ account, kind: 'testGifts.gift' })),
    )
    expect(requestsIn(await operate('queue', { kind: 'testGifts.other' }))).toEqual([])

    for (const [index, member] of members.entries()) {
      const { requests } = await call(requestsList, firstPage, member)
      const { id, kind } = requests[0] ?? { id: '', kind: '' }
      const { account } = member
      const decision = index === 0 ? 'pass' : 'reject'
      const decide = { account, kind, id, decision, reason: 'as agreed' }
      expect((await operate('review', decide)).status).toBe(1)
      expect((await askOperator('review', decide)).msg).toBe('ORDER_NOT_IN_REVIEW')
      const state = index === 0 ? 'passed' : 'rejected'
      expect((await call(requestsList, firstPage, member)).requests).toMatchObject([
        { state, reason: 'as agreed' },
      ])
      await pass(1_000)
    }
    expect(requestsIn(await operate('queue', {}))).toEqual([])
    const { decisions } = (await operate('decisions', {})).data as { readonly decisions: readonly object[] }
    const streamAt = (index: number) => accountStream(accountId(members[index]?.account ?? ''))
    expect(decisions.slice(0, 2)).toMatchObject([
      { stream: streamAt(1), event: { kind: 'requests.rejected', decided: { decision: 'reject' } } },
      {
        stream: streamAt(0),
        event: { kind: 'requests.passed', decided: { decision: 'pass', reason: 'as agreed' } },
      },
    ])
  })

  it('is refused a request under another kind, and one that is not there', async () => {
    const { askOperator, member, request } = await createAsked()
    const decide = { account: member.account, kind: 'testGifts.other', id: request.id, decision: 'pass' }
    expect(await askOperator('review', decide)).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { kind: 'mismatch' } },
    })
    const unknown = { ...decide, kind: 'testGifts.gift', id: 'no-request' }
    expect((await askOperator('review', unknown)).msg).toBe('ORDER_NOT_IN_REVIEW')
  })

  it('is refused a review of a kind that no module asks', async () => {
    const { askOperator } = await createGiver()
    const review = { kind: 'testGifts.other', review: { mode: 'operator' } }
    expect(await askOperator('reviews', review)).toMatchObject({ data: { fields: { kind: 'unknown' } } })
  })
})
