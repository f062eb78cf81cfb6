import {
  accountId,
  balanceOf,
  currencies,
  isZero,
  type ModuleEvent,
  type PriceAlertsEvent,
  type StreamState,
  type TradingEvent,
  moduleOfKind,
  sliceOf,
  trading,
} from '@onelot/domain'
import { applications } from '@onelot/domain/modules/newShares/applications'
import { bids } from '@onelot/domain/modules/newShares/bids'
import { priceAlerts } from '@onelot/domain/modules/market/priceAlerts'
import { rebuildStream } from '../kernel/rebuild.ts'
import type { StoreDump } from '../store/port.ts'
import type { DrawnBroker, DrawnMember } from './drawnBroker.ts'
import { figureContext } from '../modules/base/figures.ts'
import { fundMonthsOf } from '../modules/funds/funds/fundMonths.ts'
import { accountHistory } from '../modules/base/accountHistory.ts'
import { summaryOf } from '../modules/trading/trading/summary.ts'
import { alertsOf, ordersOf } from './inAccount.ts'
import { accountFaults } from './soundAccount.ts'
import { alertFaults } from './soundAlerts.ts'
import { booksFaults, postingFaults, worthFaults } from './soundBooks.ts'
import { figureFaults, monthFaults } from './soundFigures.ts'
import { curveFaults } from './soundCurves.ts'
import { depositFaults } from './soundDeposits.ts'
import { tradingFaults } from './soundHistory.ts'

/** Accounts that were looked at, so that one that has not changed is not looked at again. */
export type Seen = WeakSet<StreamState>

/** Figures are calculated after one in so many commands: after each would take as long as all other checks. */
const FIGURES_EVERY = 4

const zone = 'Asia/Seoul'

/** What is wrong now. */
export async function faultsNow(drawn: DrawnBroker, seen: Seen): Promise<readonly string[]> {
  const { services } = drawn.broker
  const { table } = services
  const states = await Promise.all(drawn.members.map((member) => drawn.stateOf(member)))
  const fresh = states.filter((state) => !seen.has(state))
  for (const state of fresh) seen.add(state)
  const summed = drawn.sent % FIGURES_EVERY === 0 ? fresh : []
  return [
    ...fresh.flatMap(accountFaults),
    ...fresh.flatMap((state) => booksFaults(table, state)),
    ...summed.flatMap((state) => figureFaults(state, summaryOf(services, state, 'KRW', drawn.clock.now()))),
    ...drawn.errors.map((error) => `an error was logged: ${String(error)}`),
  ]
}

// The kind of an event names its module.
const isTrading = (event: ModuleEvent): event is TradingEvent => moduleOfKind(event.kind) === trading.name
const isAlert = (event: ModuleEvent): event is PriceAlertsEvent =>
  moduleOfKind(event.kind) === priceAlerts.name

async function historyFaults(drawn: DrawnBroker, member: DrawnMember): Promise<readonly string[]> {
  const { services } = drawn.broker
  const { market, table } = services
  const stored = (await drawn.eventsOf(member)).map(({ event }) => event)
  const state = await drawn.stateOf(member)
  const trades = stored.filter(isTrading)
  const alerts = stored.filter(isAlert)
  const postings = stored.flatMap((event) => event.postings)
  const now = drawn.clock.now()
  const months = await fundMonthsOf(services, member.stream, { zone }, now)
  const history = await accountHistory(services, accountId(member.session.account), now)
  return [
    ...tradingFaults(trades, state, market),
    ...alertFaults(alerts, market),
    ...postingFaults(table, state, postings),
    ...depositFaults(stored),
    ...worthFaults(table, state, figureContext(services, now)),
    ...monthFaults(state, months, stored, zone),
    ...(await curveFaults({ services, state, history, currency: 'KRW', now })),
    ...(['KRW', 'USD', 'JPY'] as const).flatMap((currency) =>
      figureFaults(state, summaryOf(services, state, currency, now)),
    ),
  ]
}

interface Waiting {
  readonly dueAt?: string
  readonly owner?: string
  readonly kind?: string
}

/** What is folded from events, as it is stored. */
function folded({ rows, timers = [], watches = [] }: StoreDump): string {
  const unversioned = (all: readonly unknown[]) =>
    all.map((one) => ({ ...(one as object), version: 0, checkedTo: '', fresh: '', cross: '' }))
  return JSON.stringify({ rows, timers: unversioned(timers), watches: unversioned(watches) })
}

/** What still waits though all of it has ended: orders but for those that protect, alerts, what may be called off, dividends and deliveries. */
export async function leftOver(drawn: DrawnBroker): Promise<readonly string[]> {
  const states = await Promise.all(drawn.members.map((member) => drawn.stateOf(member)))
  return [
    ...states.flatMap((state) => [
      ...ordersOf(state).flatMap(({ id, expiresAt }) =>
        expiresAt === undefined ? [] : [`${id} still works`],
      ),
      ...alertsOf(state).map(({ id }) => `alert ${id} is still there`),
      ...Object.keys(sliceOf(state, applications).running).map((id) => `application ${id} goes on`),
      ...Object.keys(sliceOf(state, applications).issued).map((id) => `${id} may still be called off`),
      ...Object.keys(sliceOf(state, bids).sealed).map((auction) => `a bid on ${auction} is still sealed`),
      ...Object.keys(sliceOf(state, bids).won).map((auction) => `${auction} may still be called off`),
      ...Object.keys(sliceOf(state, trading).actions).map((id) => `${id} is still noted`),
    ]),
    ...((await drawn.store.outboxSize()) === 0 ? [] : ['deliveries are left']),
  ]
}

/** What products still hold though all of them have ended. */
export async function productsLeftOver(drawn: DrawnBroker): Promise<readonly string[]> {
  const states = await Promise.all(drawn.members.map((member) => drawn.stateOf(member)))
  const left = states.flatMap(({ ledger }) =>
    currencies.flatMap((currency) =>
      (['frozen', 'copy'] as const)
        .map((bucket) => ({ bucket, held: balanceOf(ledger, currency, bucket) }))
        .filter(({ held }) => !isZero(held))
        .map(({ bucket, held }) => `${held.amount} ${currency} are left in ${bucket}`),
    ),
  )
  return [...left, ...((await drawn.store.outboxSize()) === 0 ? [] : ['deliveries are left'])]
}

/** What is wrong once all that was due has been carried out; the broker is started anew, and lists are made anew from events. */
export async function faultsAtEnd(drawn: DrawnBroker): Promise<readonly string[]> {
  const histories = await Promise.all(drawn.members.map((member) => historyFaults(drawn, member)))
  const dump = await drawn.store.dump()
  const now = drawn.clock.now()
  const late = ((dump['timers'] ?? []) as readonly Waiting[]).filter(({ dueAt = '' }) => dueAt <= now)
  const held = await Promise.all(drawn.members.map((member) => drawn.stateOf(member)))
  await drawn.restart()
  const read = await Promise.all(drawn.members.map((member) => drawn.stateOf(member)))
  const { store, table, streams } = drawn.broker.services
  const kept = folded(dump)
  for (const { stream } of drawn.members) await rebuildStream(store, table, streams, stream, now)
  return [
    ...histories.flat(),
    ...late.map(({ owner, kind }) => `${String(kind)} of ${String(owner)} was due and is left`),
    ...((dump['deliveries'] ?? []).length === 0 ? [] : ['deliveries are left']),
    ...(JSON.stringify(read) === JSON.stringify(held) ? [] : ['a restart changed what accounts are']),
    ...(folded(await store.dump()) === kept ? [] : ['lists made anew differ from those that were kept']),
  ]
}
