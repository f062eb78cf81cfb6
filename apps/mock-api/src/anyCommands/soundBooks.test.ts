import { tradeClose, tradePlace } from '@onelot/api-client'
import {
  type AnyModule,
  type Holding,
  type ModuleEvent,
  type ModuleTable,
  type Money,
  type Posting,
  type StreamState,
  type TradingState,
  accountId,
  accountStream,
  defineModule,
  fold,
  money,
  moduleTable,
  negate,
  trading,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import type { BrokerModule } from '../modules/base/brokerModule.ts'
import { figureContext } from '../modules/base/figures.ts'
import * as modules from '../modules/index.ts'
import { limitBuy, marketBuy } from '../testing/appleOrders.ts'
import { createTestBroker, testTime } from '../testing/testBroker.ts'
import { booksFaults, worthFaults } from './soundBooks.ts'

interface Kept extends ModuleEvent {
  readonly kind: 'escrow.kept'
}

/** A module that keeps the postings that it made, and says of them what it is given to say. */
const escrowThat = (answers: { holds?: Keeping<Holding>; earned?: Keeping<Money> }) =>
  defineModule({
    name: 'escrow',
    stream: 'account',
    initial: [] as readonly Posting[],
    shape: 1,
    evolve: (before: readonly Posting[], { postings }: Kept) => [...before, ...postings],
    upcasts: { 'escrow.kept': [] },
    refusals: { 'escrow.keep': [] },
    accept: (): readonly Kept[] => [],
    schedule: () => [],
    rows: () => [],
    ...answers,
  })
type Keeping<Answer> = (kept: readonly Posting[]) => readonly Answer[]

const others: readonly AnyModule[] = Object.values<BrokerModule>(modules).flatMap(({ rules }) =>
  rules === undefined ? [] : [rules.module],
)
const tableWith = (escrow: AnyModule): ModuleTable => moduleTable([...others, escrow])

/** An account with an order that rests and two positions, one of them closed in part. */
async function createAccount() {
  const { broker, call, trader, pass } = await createTestBroker()
  const member = await trader('01011110000')
  await call(tradePlace, limitBuy('90.00'), member)
  await call(tradePlace, marketBuy(3, 5), member)
  const { position } = await call(tradePlace, marketBuy(4), member)
  await pass(1_000)
  await call(tradeClose, { position: position.id, lots: 1, type: 'market' }, member)
  await pass(60_000)
  const { streams, clock } = broker.services
  const { state } = await streams.load(accountStream(accountId(member.account)))
  return { state, context: figureContext(broker.services, clock.now()) }
}
const account = await createAccount()

const usd = (amount: string) => money('USD', amount)
const paid = (from: Posting['from'], to: Posting['to'], amount: string, ref = 'E1'): Posting => ({
  from,
  to,
  money: usd(amount),
  reason: 'orderFrozen',
  ref,
})
/** The account once a module has posted. */
function after(escrow: AnyModule, postings: readonly Posting[]): readonly [ModuleTable, StreamState] {
  const table = tableWith(escrow)
  const event: Kept = { kind: 'escrow.kept', version: 1, at: testTime, postings }
  return [table, fold(table, 'account', account.state, event)]
}
const booksAfter = (escrow: AnyModule, ...postings: readonly Posting[]): readonly string[] =>
  booksFaults(...after(escrow, postings))
const faultsAfter = (escrow: AnyModule, ...postings: readonly Posting[]): readonly string[] => [
  ...booksAfter(escrow, ...postings),
  ...worthFaults(...after(escrow, postings), account.context),
]
const silent = escrowThat({})
const holding = (of: Holding['account'], ref?: string) =>
  escrowThat({
    holds: (kept) => kept.map((one) => ({ account: of, ref: ref ?? one.ref, money: one.money })),
  })

describe('the check of an account', () => {
  it('finds nothing wrong with what trading holds and earned', () => {
    expect(faultsAfter(silent)).toEqual([])
    expect(Object.keys(account.state.holds.USD ?? {})).toHaveLength(1)
  })

  it.each(['frozen', 'margin', 'copy'] as const)(
    'finds what a module holds in %s without answering it, and nothing where it does',
    (of) => {
      const put = paid('available', of, '12.34')
      const fault = expect.stringMatching(new RegExp(`^${of} is .* USD, not `)) as unknown
      expect(booksAfter(silent, put)).toContainEqual(fault)
      expect(booksAfter(holding(of), put)).toEqual([])
    },
  )

  it('finds margin that is of no open position: no assets are counted for it', () => {
    expect(faultsAfter(holding('margin'), paid('available', 'margin', '12.34'))).toEqual([
      expect.stringMatching(/^total assets less what is borrowed is .* USD, not /),
    ])
  })

  it('finds what is held under another ref than the module answers', () => {
    const put = [paid('available', 'frozen', '1'), paid('available', 'frozen', '1', 'E2')]
    expect(faultsAfter(holding('frozen'), ...put)).toEqual([])
    expect(faultsAfter(holding('frozen', 'E1'), ...put)).toEqual([
      'what is frozen for E1 is 1.00 USD, not 2.00',
      'what is frozen for E2 is 1.00 USD, not 0.00',
    ])
  })

  it.each(['house', 'fees', 'tax', 'interest'] as const)(
    'finds what a module paid to %s without answering it, and nothing where it does',
    (to) => {
      const paying = escrowThat({ earned: (kept) => kept.map((one) => negate(one.money)) })
      const charged = paid('available', to, '5')
      expect(faultsAfter(silent, charged)).not.toEqual([])
      expect(faultsAfter(paying, charged)).toEqual([])
    },
  )

  it('finds a profit that a module says of what was paid in', () => {
    const boasting = escrowThat({ earned: (kept) => kept.map((one) => one.money) })
    const put = paid('external', 'available', '100')
    expect(faultsAfter(silent, put)).toEqual([])
    expect(faultsAfter(boasting, put)).not.toEqual([])
  })

  it('finds what is unrealised where trading does not answer it', () => {
    const earned = (state: TradingState) => trading.earned?.(state, () => undefined) ?? []
    const table = moduleTable([...others.filter(({ name }) => name !== 'trading'), { ...trading, earned }])
    expect(booksFaults(table, account.state)).toEqual([])
    expect(worthFaults(table, account.state, account.context)).toEqual([
      expect.stringMatching(/^total assets less what is borrowed is .* USD, not /),
    ])
  })

  it('finds nothing wrong with what is borrowed: it is neither paid in nor earned', () => {
    expect(faultsAfter(silent, paid('loan', 'available', '500'))).toEqual([])
  })

  it('finds a debt that was not collected of what is available', () => {
    expect(faultsAfter(silent, paid('debt', 'available', '500'))).toEqual([
      'something is available in USD, and something is owed',
    ])
  })

  it('finds accounts that do not add up to nothing', () => {
    const { ledger } = account.state
    const unbalanced = { ...account.state, ledger: { USD: { ...ledger.USD, loan: usd('-500').amount } } }
    expect(booksFaults(tableWith(silent), unbalanced)).toEqual([
      'the sum of all accounts is -500.00 USD, not 0.00',
    ])
  })
})
