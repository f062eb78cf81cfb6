import { messagesList, requestsList } from '@onelot/api-client'
import {
  type Change,
  type Kind,
  type ModuleCommand,
  type ModuleEvent,
  type RuleContext,
  type Schedule,
  type SubmittedRequest,
  accountId,
  accountStream,
  defineModule,
  money,
  plusMs,
  posting,
  refuse,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { booksFaults } from '../../../anyCommands/soundBooks.ts'
import { createMemoryStore } from '../../../store/memory.ts'
import {
  type TestBroker,
  type TestBrokerOptions,
  type TestMember,
  createTestBroker,
} from '../../../testing/testBroker.ts'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'

const firstPage = { pageSize: 10 }
const hold = money('USD', '50')
const DAY_MS = 86_400_000
const REMIND_MS = 60_000

interface GiftEvent extends ModuleEvent {
  readonly kind: 'testGifts.asked' | 'testGifts.given' | 'testGifts.reminded'
  readonly id: string
}
type Command =
  | { readonly kind: 'testGifts.ask'; readonly id: string }
  | { readonly kind: 'testGifts.give'; readonly request: SubmittedRequest }
  | { readonly kind: 'testGifts.remind'; readonly owner: string }

/** Whether gifts are refused when their request has passed. */
interface Gifts {
  refused: boolean
  readonly kind: Kind
}

/** A module that asks under an id that its caller names, and reminds of it a minute later. */
function giftsOf(gifts: Gifts): { readonly rules: ReturnType<typeof rulesFor>; readonly part: BrokerModule } {
  const rules = rulesFor(gifts)
  return {
    rules,
    part: {
      routes: [],
      rules: rulesOf(rules, ({ base }) => base),
      requests: [
        {
          kind: gifts.kind,
          on: 'testGifts.asked',
          request: ({ id }: GiftEvent) => ({ terms: { id }, hold }),
          passed: (request): ModuleCommand & Command => ({ kind: 'testGifts.give', request }),
        },
      ],
    },
  }
}

function rulesFor(gifts: Gifts) {
  return defineModule({
    name: 'testGifts',
    stream: 'account',
    initial: 0,
    shape: 1,
    evolve: (count: number) => count + 1,
    upcasts: { 'testGifts.asked': [], 'testGifts.given': [], 'testGifts.reminded': [] },
    refusals: { 'testGifts.ask': [], 'testGifts.give': ['PRODUCT_UNAVAILABLE'], 'testGifts.remind': [] },
    check: ({ kind }: Command) =>
      kind === 'testGifts.give' && gifts.refused ? [refuse('PRODUCT_UNAVAILABLE', {})] : [],
    accept(command: Command, _: number, { now: at }: RuleContext): readonly GiftEvent[] {
      const base = { version: 1, at, postings: [] } as const
      if (command.kind === 'testGifts.ask') return [{ ...base, kind: 'testGifts.asked', id: command.id }]
      if (command.kind === 'testGifts.remind')
        return [{ ...base, kind: 'testGifts.reminded', id: command.owner }]
      const { id } = command.request
      const postings = posting('frozen', 'external', hold, 'testGifts.given', id)
      return [{ ...base, kind: 'testGifts.given', id, postings }]
    },
    schedule: ({ events }: Change<number, GiftEvent>): readonly Schedule[] =>
      events.flatMap(({ kind, id, at }) =>
        kind === 'testGifts.asked'
          ? [{ owner: id, timers: [{ kind: 'testGifts.remind', dueAt: plusMs(at, REMIND_MS) }], watches: [] }]
          : [],
      ),
    rows: () => [],
  })
}

const streamOf = ({ account }: TestMember) => accountStream(accountId(account))

async function createGiver(options: TestBrokerOptions = {}, kind: Kind = 'testGifts.gift') {
  const gifts: Gifts = { refused: false, kind }
  const { rules, part } = giftsOf(gifts)
  const world = await createTestBroker({
    besides: [part],
    operator: 'open',
    log: () => undefined,
    ...options,
  })
  const member = await world.register('01011110000')
  return {
    ...world,
    gifts,
    member,
    ask: (id: string) =>
      world.broker.operator.command(rules, streamOf(member), { kind: 'testGifts.ask', id }),
    review: async (decision: 'pass' | 'reject', reason = '') => {
      const { requests } = await world.call(requestsList, firstPage, member)
      const id = requests[0]?.id
      return world.askOperator('review', { account: member.account, kind, id, decision, reason })
    },
    freeze: () =>
      world.broker.operator.setOnMember(
        { account: accountId(member.account) },
        { kind: 'members.setRestrictions', restrictions: ['frozen'], reason: '' },
      ),
  }
}

async function faultsOf({ broker }: Pick<TestBroker, 'broker'>, member: TestMember) {
  const { state } = await broker.services.streams.load(streamOf(member))
  return booksFaults(broker.services.table, state)
}
const listed = async ({ call }: Pick<TestBroker, 'call'>, member: TestMember) =>
  (await call(requestsList, firstPage, member)).requests

describe('what a module waits for beside its request', () => {
  it('is carried out, as if it had asked for nothing', async () => {
    const { broker, member, ask, pass } = await createGiver()
    await ask('r1')
    await pass(REMIND_MS)
    const { events } = await broker.services.store.load(streamOf(member), 0)
    expect(JSON.stringify(events)).toContain('testGifts.reminded')
  })
})

describe('requests of one module', () => {
  it('have ids of their own, whatever the module calls what it asks', async () => {
    const world = await createGiver()
    await world.ask('r1')
    await world.ask('r1')
    expect(await faultsOf(world, world.member)).toEqual([])
    await world.pass(5_000)
    await world.ask('r1')
    expect(await faultsOf(world, world.member)).toEqual([])
    const states = (await listed(world, world.member)).map(({ state }) => state)
    expect(states).toEqual(['underReview', 'passed', 'passed'])
  })
})

describe('a kind of request that is no name of its module', () => {
  it.each<Kind>(['testGifts.gift.monthly', 'others.gift', 'testGifts.a gift'])(
    'keeps a broker from starting: %s',
    async (kind) => {
      await expect(createGiver({}, kind)).rejects.toThrow(`${kind} is no request of testGifts`)
    },
  )
})

describe('a request that was due before an operator acted, and before the next tick', () => {
  it('has passed, and is not decided any more', async () => {
    const world = await createGiver()
    await world.ask('r1')
    world.clock.advance(DAY_MS)
    expect((await world.review('reject')).msg).toBe('ORDER_NOT_IN_REVIEW')
  })

  it('has passed, whatever the account was forbidden afterwards', async () => {
    const world = await createGiver()
    await world.ask('r1')
    world.clock.advance(DAY_MS)
    await world.freeze()
    await world.pass(0)
    expect(await listed(world, world.member)).toMatchObject([{ state: 'passed' }])
  })
})

describe('a request that an operator passes', () => {
  const byOperator = async () => {
    const world = await createGiver()
    await world.operate('reviews', { kind: 'testGifts.gift', review: { mode: 'operator' } })
    await world.ask('r1')
    return world
  }

  it('on a frozen account is not said to be rejected for the reason why it was passed', async () => {
    const { call, freeze, member, review } = await byOperator()
    await freeze()
    await review('pass', 'all papers are in order')
    const { messages } = await call(messagesList, firstPage, member)
    expect(messages[0]).toMatchObject({ params: { ending: 'rejected', cause: 'restriction' } })
    expect(JSON.stringify(messages[0])).not.toContain('all papers are in order')
  })

  it('on a frozen account is answered otherwise than one that has passed', async () => {
    const passing = await (await byOperator()).review('pass')
    const { freeze, review } = await byOperator()
    await freeze()
    expect((await review('pass')).text).not.toBe(passing.text)
  })

  it('and its module refuses is answered with why, not as if the broker were busy', async () => {
    const { gifts, review } = await byOperator()
    gifts.refused = true
    expect((await review('pass')).msg).toBe('PRODUCT_UNAVAILABLE')
  })
})

describe('a request of a kind that no module of this release asks', () => {
  it('does not pass with nobody to move its money', async () => {
    const store = createMemoryStore()
    const before = await createGiver({ store })
    await before.ask('r1')
    const { part } = giftsOf({ refused: false, kind: 'testGifts.present' })
    const after = await createTestBroker({ store, besides: [part], log: () => undefined })
    await after.pass(5_000)
    expect(await faultsOf(after, before.member)).toEqual([])
  })
})

describe('the queue of an operator', () => {
  it('leaves none out on its second page where those of the first have been decided', async () => {
    const { ask, member, operate } = await createGiver()
    await operate('reviews', { kind: 'testGifts.gift', review: { mode: 'operator' } })
    for (let number = 0; number < 60; number += 1) await ask(`r${String(number)}`)
    const pageAfter = async (after: string | undefined) => {
      const { data } = await operate('queue', { after })
      return data as { readonly requests: readonly { readonly id: string }[]; readonly next?: string }
    }
    const first = await pageAfter(undefined)
    const decision = { account: member.account, kind: 'testGifts.gift', decision: 'reject', reason: '' }
    for (const { id } of first.requests) await operate('review', { ...decision, id })
    const second = await pageAfter(first.next)
    expect([first.requests.length, second.requests.length, second.next]).toEqual([50, 10, undefined])
  })

  it('is refused after a row that no list names', async () => {
    const { askOperator } = await createGiver()
    expect(await askOperator('queue', { after: 'nowhere' })).toMatchObject({
      data: { fields: { after: 'malformed' } },
    })
  })
})
