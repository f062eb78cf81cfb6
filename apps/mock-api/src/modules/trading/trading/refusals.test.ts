import { contract, memberEnableMargin, tradeCancel, tradeClose, tradePlace } from '@onelot/api-client'
import {
  type AnyModule,
  type PositionId,
  type RefusalCode,
  type Restriction,
  decimal,
  orderId,
  plusMs,
  trading,
} from '@onelot/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { limitBuy, marketBuy } from '../../../testing/appleOrders.ts'
import {
  type TestBroker,
  type TestMember,
  apple,
  createTestBroker,
  headersOf,
  nextKey,
  testTime,
} from '../../../testing/testBroker.ts'
import { koreanStock } from '../../../worlds/demoInstruments.ts'
import { newCompany } from '../../../worlds/newCompany.ts'

const phone = '01011110000'

/** Asks the broker what it is to refuse; returns what it answered. */
type Asking = () => Promise<string>

async function asked(
  world: TestBroker,
  { path }: { readonly path: string },
  request: object,
  member: TestMember,
): Promise<string> {
  const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
  return (await world.send(path, request, headers)).msg
}

const placing =
  (terms: object, prepare: (world: TestBroker) => Promise<unknown> = () => Promise.resolve()): Asking =>
  async () => {
    const world = await createTestBroker()
    const member = await world.trader(phone)
    await prepare(world)
    return asked(world, tradePlace, terms, member)
  }

const restricted = (restriction: Restriction): Asking =>
  placing(marketBuy(1), ({ broker }) =>
    broker.operator.setOnMember({ phone }, { kind: 'members.setRestrictions', restrictions: [restriction] }),
  )

const held = async (world: TestBroker, member: TestMember): Promise<PositionId> =>
  (await world.call(tradePlace, marketBuy(10), member)).position.id

/** Sells what was bought under a holding period; `later` changes the rule meanwhile. */
const sellingUnder =
  (
    lock:
      | { readonly kind: 'days'; readonly days: number }
      | { readonly kind: 'minutes'; readonly minutes: number },
    later: (world: TestBroker) => Promise<unknown> = () => Promise.resolve(),
  ): Asking =>
  async () => {
    const world = await createTestBroker({ site: { saleLocks: { US: lock } } })
    const member = await world.trader(phone)
    const position = await held(world, member)
    await later(world)
    return asked(world, tradeClose, { position, lots: 10, type: 'market' }, member)
  }

const enablingMargin =
  (state: 'none' | 'underReview' | 'rejected'): Asking =>
  async () => {
    const world = await createTestBroker()
    const member = await world.register(phone)
    if (state !== 'none')
      await world.broker.operator.setOnMember({ phone }, { kind: 'members.setRealNameState', state })
    return asked(world, memberEnableMargin, { riskStatementRead: true }, member)
  }

const soonListed = newCompany({ listedAt: plusMs(testTime, 86_400_000) })

/** How each refusal comes about, by the rules alone. */
const causes = {
  ACCOUNT_FROZEN: restricted('frozen'),
  TRADING_BANNED: restricted('tradingBanned'),
  OUTSIDE_TRADING_TIME: async () => {
    const world = await createTestBroker({ calendar: 'exchange' })
    return asked(world, tradePlace, marketBuy(1), await world.trader(phone))
  },
  ORDER_WRONG_STATE: async () => {
    const world = await createTestBroker()
    return asked(world, tradeCancel, { order: orderId('no-such-order') }, await world.trader(phone))
  },
  PRICE_BEYOND_LIMIT: async () => {
    const world = await createTestBroker()
    const instrument = koreanStock(world.broker.services.market)
    const terms = { ...limitBuy('50000000'), instrument }
    return asked(world, tradePlace, terms, await world.trader(phone))
  },
  PRICE_UNAVAILABLE: placing(marketBuy(1), ({ broker }) => broker.operator.setHalt(apple, true)),
  MARGIN_NOT_ENABLED: async () => {
    const world = await createTestBroker()
    return asked(world, tradePlace, marketBuy(1, 2), await world.register(phone))
  },
  NOT_YET_LISTED: placing({ ...marketBuy(1), instrument: soonListed.id }, ({ broker }) =>
    broker.operator.list(soonListed, decimal('50000')),
  ),
  PRODUCT_UNAVAILABLE: placing({ ...marketBuy(1), instrument: 'US:NONE' }),
  SELL_BLOCKED_DAYS: sellingUnder({ kind: 'days', days: 2 }),
  SELL_BLOCKED_MINUTES: sellingUnder({ kind: 'minutes', minutes: 30 }),
  POSITION_LOCKED: sellingUnder({ kind: 'days', days: 2 }, ({ broker }) =>
    broker.operator.changeSite({ saleLocks: {} }),
  ),
  OPENING_BELOW_MINIMUM: placing(marketBuy(1), ({ broker }) =>
    broker.operator.setPrice(apple, decimal('0.5')),
  ),
  BALANCE_INSUFFICIENT: placing(marketBuy(1_000_000)),
  AVAILABLE_INSUFFICIENT: async () => {
    const world = await createTestBroker()
    const member = await world.trader(phone)
    await world.broker.operator.setPrice(apple, decimal('160.00'))
    await world.call(tradePlace, limitBuy('100.00', 600), member)
    return asked(world, tradePlace, marketBuy(400), member)
  },
  DAY_LOSS_LIMIT_REACHED: async () => {
    const world = await createTestBroker()
    const member = await world.trader(phone)
    const terms = { ...marketBuy(10), dayTrade: true }
    const { position } = await world.call(tradePlace, terms, member)
    await world.call(tradeClose, { position: position.id, lots: 10, type: 'market' }, member)
    await world.call(contract.dayTrading.dayTradingSetLossLimit, { market: 'US', amount: '0.01' }, member)
    return asked(world, tradePlace, terms, member)
  },
  VALIDATION: placing({ ...marketBuy(1), lots: 0 }),
  REAL_NAME_REQUIRED: enablingMargin('none'),
  REAL_NAME_UNDER_REVIEW: enablingMargin('underReview'),
  REAL_NAME_REJECTED: enablingMargin('rejected'),
} as const satisfies Partial<Record<RefusalCode, Asking>>

/** Declared by trading, and caused by nothing that a member can do to a listed instrument now. */
const uncaused = {
  /** A session belongs to an account that was opened. */
  ACCOUNT_NOT_FOUND: 'a fault only',
  /** A disabled account has no session: its calls are answered 401 from then on. */
  ACCOUNT_DISABLED: 'a fault only',
  /** Fund operations that wait for a review come with deposits and withdrawals. */
  FUND_OPERATION_PENDING: 'no rule yet',
} as const satisfies Partial<Record<RefusalCode, string>>

const declaredBy = ({ refusals }: Pick<AnyModule, 'refusals'>): readonly RefusalCode[] =>
  Object.values(refusals).flat()

describe('refusals of listed instruments', () => {
  const answered = new Map<string, string>()
  beforeAll(async () => {
    for (const [code, ask] of Object.entries(causes)) answered.set(code, await ask())
  })

  it.each(Object.keys(causes))('%s is answered by the broker', (code) => {
    expect(answered.get(code)).toBe(code)
  })

  it('are all that trading declares, but for those that nothing causes', () => {
    const declared = new Set(declaredBy(trading))
    expect([...declared].sort()).toEqual([...Object.keys(causes), ...Object.keys(uncaused)].sort())
  })
})
