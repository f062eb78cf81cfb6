import type { Names } from './moduleNames.ts'
import { testingFiles } from './moduleTesting.ts'

/** The module's part of the contract. */
export const contractText = ({ name }: Names): string => `import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { listAnswerShape, listPageShape } from '../base/paging.ts'
import { rowsOf } from '../base/rows.ts'
import { instantText, moneyFigureShape, moneyShape } from '../base/scalars.ts'

const planShape = z.object({
  id: z.string(),
  money: moneyShape,
  begunAt: instantText,
  endsAt: instantText,
  ended: z.boolean(),
})

export const ${name}Apply = defineEndpoint({
  path: '${name}/apply',
  summary: 'Asks to begin a plan; the money is on hold until the request is reviewed.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ money: moneyFigureShape }),
  response: z.object({ request: z.string() }),
  refusals: ['ACCOUNT_FROZEN', 'BUY_BELOW_MINIMUM', 'AVAILABLE_INSUFFICIENT'],
  successes: ['SUBSCRIBED'],
  example: { money: { currency: 'USD', amount: '50' } },
})

export const ${name}List = defineEndpoint({
  path: '${name}/list',
  summary: 'The member’s plans, newest first; those that have ended too.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject(listPageShape),
  response: z.object({ plans: rowsOf(planShape), ...listAnswerShape }),
  refusals: [],
  successes: [],
  example: { pageSize: 10 },
})

export const ${name} = { ${name}Apply, ${name}List } as const
`

const endpoints = ({ area, name }: Names) => `import { contract } from '@onelot/api-client'
import { accountStream, ok } from '@onelot/domain'
import { ${name} as rules } from '@onelot/domain/modules/${area}/${name}'
import { storedPage } from '../../../http/paging.ts'
import { type Route, memberRead, memberWrite } from '../../../http/route.ts'
import { decidedForMember } from '../../base/decided.ts'
import { submittedIn } from '../../base/requestRules.ts'
import { isEnded, planInRow } from './stored.ts'

const { ${name}Apply, ${name}List } = contract.${name}

export const routes: readonly Route[] = [
  memberWrite(${name}Apply, async ({ money }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: '${name}.apply', money })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: { request: submittedIn(plan).id }, message: 'SUBSCRIBED', plan })
  }),

  memberRead(${name}List, async (page, { services, account }) => {
    const filter = { collection: '${name}.plans', stream: accountStream(account) }
    const found = await storedPage(services, filter, page)
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    const plans = rows.map(({ row }) => ({ ...planInRow(row), ended: isEnded(row) }))
    return ok({ plans, ...rest })
  }),
]
`

const stored = ({ area, name }: Names) => `import type { RowValue, StateOf } from '@onelot/domain'
import type { ${name} as rules } from '@onelot/domain/modules/${area}/${name}'

export type Plan = StateOf<typeof rules>['plans'][string]

/** The rules write each plan as the body of its row. */
export const planInRow = ({ body }: RowValue): Plan => body as Plan

export const isEnded = ({ state }: RowValue): boolean => state === 'ended'
`

const operator = ({ name }: Names) => `import { ok } from '@onelot/domain'
import * as z from 'zod/mini'
import { operatorAction } from '../../base/operatorAction.ts'
import { isEnded, planInRow } from './stored.ts'

/** Plans that are answered at most, the newest of all. */
const MOST = 100

/** What operators read: the plans of all accounts. */
export const ${name}Actions = [
  operatorAction('/${name}/plans', z.strictObject({}), async (_, { services }) => {
    const filter = { collection: '${name}.plans', group: 'all' }
    const { rows, total } = await services.store.rows(filter, { limit: MOST })
    const plans = rows.map(({ stream, row }) => ({ stream, ...planInRow(row), ended: isEnded(row) }))
    return ok({ total, plans })
  }),
]
`

const broker = ({ area, name }: Names) => `import {
  type CommandOf,
  type MessageContent,
  type ModuleEvent,
  type Money,
  accountAnswers,
  decimal,
  money,
} from '@onelot/domain'
import { ${name} as rules } from '@onelot/domain/modules/${area}/${name}'
import * as z from 'zod/mini'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import { news } from '../../base/messageSource.ts'
import { defineSettings } from '../../base/moduleSettings.ts'
import { positiveText } from '../../base/operatorShapes.ts'
import { routes } from './endpoints.ts'
import { ${name}Actions } from './operator.ts'
import type { Plan } from './stored.ts'

type Command = CommandOf<typeof rules>

/** No plan of a currency begins with less than \`least\`. */
const settings = defineSettings(
  '${name}',
  { least: decimal('10') },
  z.strictObject({ least: z.exactOptional(positiveText) }),
)

interface Applied extends ModuleEvent {
  readonly money: Money
}
interface Ended extends ModuleEvent {
  readonly plan: Plan
}

export const ${name}: BrokerModule = {
  routes,
  rules: rulesOf(rules, ({ state, base }, { site }) => ({
    ...base,
    least: site.settingsOf(settings).least,
    restrictions: accountAnswers(state).restrictions,
  })),
  settings,
  operator: ${name}Actions,
  requests: [
    {
      kind: '${name}.plan',
      on: '${name}.applied',
      request: ({ money: hold }: Applied) => ({ terms: {}, hold }),
      passed: ({ id, hold = money('USD', '0') }): Command => ({ kind: '${name}.begin', id, money: hold }),
    },
  ],
  messages: [
    {
      on: '${name}.ended',
      message: ({ plan }: Ended): MessageContent =>
        news('account', 'product', { name: '${name}.ended', amount: plan.money }),
    },
  ],
}
`

const test = ({
  name,
}: Names) => `import { contract, fundRecords, messagesList, requestsList } from '@onelot/api-client'
import { type Money, accountId, accountStream, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { booksFaults } from '../../../anyCommands/soundBooks.ts'
import { type TestBroker, type TestMember, createTestBroker, headersOf, nextKey } from '../../../testing/testBroker.ts'

const { ${name}Apply, ${name}List } = contract.${name}
const REVIEW_MS = 5_000
const DAY_MS = 86_400_000
const firstPage = { pageSize: 10 }
const paid = money('USD', '50')

/** What a member has in dollars, once all modules have said what they hold. */
async function dollars({ broker }: TestBroker, { account }: TestMember) {
  const { services } = broker
  const { state } = await services.streams.load(accountStream(accountId(account)))
  expect(booksFaults(services.table, state)).toEqual([])
  return state.ledger.USD
}

describe('a plan', () => {
  it('is asked for, begins after its review, and pays back a day later', async () => {
    const world = await createTestBroker()
    const { call, register, pass } = world
    const member = await register('01011110000')
    await call(${name}Apply, { money: paid }, member)
    expect(await dollars(world, member)).toMatchObject({ frozen: '50.00' })
    await pass(REVIEW_MS)
    expect(await dollars(world, member)).toMatchObject({ frozen: '0.00', copy: '50.00' })
    expect((await call(${name}List, firstPage, member)).plans).toMatchObject([{ money: paid, ended: false }])
    await pass(DAY_MS)
    expect(await dollars(world, member)).toMatchObject({ copy: '0.00' })
    expect((await call(${name}List, firstPage, member)).plans).toMatchObject([{ money: paid, ended: true }])
  })

  it('notifies its member, and is in the records of the money', async () => {
    const { call, register, pass } = await createTestBroker()
    const member = await register('01011110000')
    await call(${name}Apply, { money: paid }, member)
    await pass(REVIEW_MS + DAY_MS)
    const { messages } = await call(messagesList, firstPage, member)
    expect(messages).toMatchObject([
      { kind: 'product', params: { name: '${name}.ended', amount: paid } },
      { kind: 'requestEnded', params: { request: '${name}.plan', ending: 'passed' } },
    ])
    const { lines } = await call(fundRecords, { currency: 'USD', ...firstPage }, member)
    expect(lines.map(({ reason }) => reason)).toEqual([
      '${name}.ended',
      '${name}.begun',
      'requestHeld',
      'practiceMoney',
    ])
  })

  it('does not begin where an operator rejects it, and the money comes back', async () => {
    const world = await createTestBroker({ operator: 'open' })
    const { call, register } = world
    const member = await register('01011110000')
    const kind = '${name}.plan'
    await world.operate('reviews', { kind, review: { mode: 'operator' } })
    const { request: id } = await call(${name}Apply, { money: paid }, member)
    expect(await world.operate('queue', { kind })).toMatchObject({ data: { total: 1 } })
    const decision = { account: member.account, kind, id, decision: 'reject', reason: 'not yet' }
    expect(await world.operate('review', decision)).toMatchObject({ status: 1 })
    expect(await dollars(world, member)).toMatchObject({ frozen: '0.00' })
    expect((await call(requestsList, firstPage, member)).requests).toMatchObject([
      { id, state: 'rejected', reason: 'not yet' },
    ])
    expect(await world.operate('${name}/plans', {})).toMatchObject({ data: { total: 0, plans: [] } })
  })

  it.each<[string, Money, string]>([
    ['below the least that an operator has set', money('USD', '50'), 'BUY_BELOW_MINIMUM'],
    ['of more than is available', money('USD', '100000000'), 'AVAILABLE_INSUFFICIENT'],
  ])('is refused %s', async (_, amount, code) => {
    const world = await createTestBroker({ operator: 'open' })
    await world.operate('settings', { modules: { ${name}: { least: '60' } } })
    const headers = { ...headersOf(await world.register('01011110000')), 'idempotency-key': nextKey() }
    expect((await world.send(${name}Apply.path, { money: amount }, headers)).msg).toBe(code)
  })

  it('is not shown to another member', async () => {
    const { call, register, pass } = await createTestBroker()
    await call(${name}Apply, { money: paid }, await register('01011110000'))
    await pass(REVIEW_MS)
    const other = await register('01022220000')
    expect(await call(${name}List, firstPage, other)).toEqual({ plans: [], total: 0 })
  })
})
`

/** Files of the broker's folder. */
export const brokerFiles = (names: Names): Readonly<Record<string, string>> => ({
  'module.ts': broker(names),
  'endpoints.ts': endpoints(names),
  'stored.ts': stored(names),
  'operator.ts': operator(names),
  'module.test.ts': test(names),
  ...testingFiles(names),
})
