import {
  type CalendarKind,
  type Instant,
  type Refusal,
  type Result,
  type SiteValues,
  kindOfStream,
  moduleTable,
  ok,
  site as siteRules,
  listings,
} from '@onelot/domain'
import { createApp } from './http/app.ts'
import type { RefusalOnWire } from './http/envelope.ts'
import { type FaultDesk, createFaultDesk } from './http/faults.ts'
import { networkOf } from './http/network.ts'
import { type OperatorAccess, operatorRoutes } from './http/operator.ts'
import type { Connection } from './http/pipeline.ts'
import { createQuoteHub } from './http/quoteHub.ts'
import { createEventStreams } from './http/stream.ts'
import { createUnderWay } from './http/underWay.ts'
import { createCommands } from './kernel/commands.ts'
import { type Contention, createContention } from './kernel/contention.ts'
import { createForeground } from './kernel/foreground.ts'
import type { KernelModule } from './kernel/modules.ts'
import { ANSWERS_MS, BACKGROUND_MS, createSlices } from './kernel/pause.ts'
import { createCountedWindows } from './kernel/countedWindows.ts'
import { createPlanner } from './kernel/plan.ts'
import { createRateLimits } from './kernel/rateLimits.ts'
import { createStreams } from './kernel/streams.ts'
import { createSubmissions } from './kernel/submission.ts'
import { createTicks } from './kernel/ticks.ts'
import { settleBefore } from './kernel/time.ts'
import { type Timekeeping, deliverOutbox } from './kernel/timekeeping.ts'
import { createScheduleCache } from './kernel/scheduleCache.ts'
import type { Override } from './market/overrides.ts'
import { requireHolidays } from './market/knownHolidays.ts'
import type { MarketPort } from './market/port.ts'
import { createCurrentMarket } from './modules/market/listings/currentMarket.ts'
import * as brokerModules from './modules/index.ts'
import { type BrokerModule, byModule } from './modules/base/brokerModule.ts'
import { messageReaction } from './modules/base/messageSource.ts'
import { processes } from './modules/processes.ts'
import { requestKindsOf } from './modules/base/requestKinds.ts'
import { requestReactions } from './modules/base/requestRules.ts'
import { createSite } from './modules/site/site/site.ts'
import { type Operator, createOperator } from './operator.ts'
import type { Clock } from './ports/clock.ts'
import type { Hasher } from './ports/hasher.ts'
import { createPushNotifier } from './modules/site/push/notifier.ts'
import { type Notifier, createDemoInbox } from './ports/notifier.ts'
import { type PushService, silentPush } from './ports/pushService.ts'
import { type Secrets, toHex } from './ports/secrets.ts'
import type { Vault } from './ports/vault.ts'
import type { Services } from './services.ts'
import { type Store, StoreLost } from './store/port.ts'
import { createStoreQueues } from './store/storeQueues.ts'

export interface BrokerOptions {
  readonly store: Store
  readonly clock: Clock
  readonly calendar: CalendarKind
  /** The market with the operator's overrides; made anew as those change. */
  readonly market: (overrides: readonly Override[]) => MarketPort
  /** @defaultValue all modules */
  readonly modules?: readonly BrokerModule[]
  readonly secrets: Secrets
  readonly hasher: Hasher
  readonly vault: Vault
  /** @defaultValue the demo’s inbox */
  readonly notifier?: Notifier
  /** How devices are reached while the app is closed. @defaultValue one that sends nothing */
  readonly push?: PushService | 'none'
  /** Defaults of this broker; what its operator sets replaces them. */
  readonly site?: Partial<SiteValues>
  /** Cookies for browsers. @defaultValue false */
  readonly cookies?: boolean
  /** Exact origins of other pages that may call. @defaultValue none */
  readonly origins?: readonly string[]
  /** @defaultValue 'off' */
  readonly operator?: 'off' | OperatorAccess
  /** Off only in the test that shows what the keys are for. @defaultValue 'on' */
  readonly idempotency?: 'on' | 'off'
  /** Fills the store again after a reset. */
  readonly seed?: (broker: Broker) => Promise<void>
  readonly log?: (message: string, error: unknown) => void
}

/** The broker: real rules, real state, one function from request to response. */
export interface Broker {
  fetch: (request: Request, connection?: Connection) => Promise<Response>
  /** Carries out what is due, each once. Safe to call at any time and by several at once. */
  tick: (now?: Instant) => Promise<void>
  /** The same for a server's timer, for which nobody waits: while requests come, it takes longer and delays them little. */
  tickBetweenRequests: () => Promise<void>
  /** Moves the clock forward, and carries out what is due then. */
  advance: (ms: number, reason?: string, by?: Operator) => Promise<Result<void, Refusal>>
  /** Makes open streams check again: a clock of the caller's own was moved. */
  wakeStreams: () => void
  readonly services: Services
  readonly operator: Operator
  readonly faults: FaultDesk
  /** Empties the store, and seeds it again. */
  reset: () => Promise<void>
  /** Answers what is under way, and begins nothing more. */
  close: () => Promise<void>
}

/** @throws Error where the store cannot be read, a call of the contract has no route, or the year has no holidays */
export async function createBroker(options: BrokerOptions): Promise<Broker> {
  const { store, clock, calendar, secrets, hasher, vault } = options
  /** A store that is lost says so once, by itself. */
  const log: Services['log'] = (message, error) => {
    if (!(error instanceof StoreLost)) options.log?.(message, error)
  }
  const { notifier = createDemoInbox({ store, vault }) } = options
  const parts: readonly BrokerModule[] = options.modules ?? Object.values(brokerModules)
  const table = moduleTable(parts.flatMap(({ rules }) => (rules === undefined ? [] : [rules.module])))
  const requestKinds = requestKindsOf(parts)
  const site = createSite(store, clock, options.site)
  const allProcesses = [...processes, ...parts.flatMap((part) => part.processes ?? [])]
  const reactions = parts.flatMap(({ reactions: own = [], requests = [], messages = [] }) => [
    ...own,
    ...requests.flatMap(requestReactions),
    ...messages.map(messageReaction),
  ])

  const contexts = new Map<string, KernelModule>()
  const streams = createStreams(store, table)
  const current = createCurrentMarket({ store, streams, market: options.market, log })
  async function readOperator(): Promise<void> {
    await site.refresh()
    await current.refresh()
  }
  await readOperator()
  requireHolidays(calendar, clock.now())

  const schedules = createScheduleCache(store)
  const allErasures = parts.flatMap(({ erasures = [] }) => erasures)
  const planner = createPlanner(streams, table, contexts, allProcesses, reactions, allErasures)
  const contention = createContention(store.enqueueForStreams)
  const pushing = createPushNotifier()
  const commandsIn = (queues: Contention) =>
    createCommands(store, planner, streams, schedules, queues, pushing.committed)
  const commands = commandsIn(contention)
  // What is due is carried out in turn already; members who wait for time never hold what it needs.
  const dueCommands = commandsIn(createContention(createStoreQueues().enqueueForStreams))
  const foreground = createForeground(() => performance.now())
  const slices = createSlices(BACKGROUND_MS, foreground)
  // Requests do not queue behind the background, which may have work of many streams.
  const answers = createSlices(ANSWERS_MS)
  const services: Services = {
    store,
    clock,
    calendar,
    secrets,
    hasher,
    vault,
    notifier,
    push: options.push === 'none' ? undefined : (options.push ?? silentPush),
    site,
    moduleSettings: new Map(parts.flatMap(({ settings }) => (settings ? [[settings.module, settings]] : []))),
    requestKinds,
    productSources: byModule(parts, ({ products }) => products),
    dueSources: byModule(parts, ({ due }) => due),
    titleSources: byModule(parts, ({ titles }) => titles),
    identity: parts.flatMap(({ identity = [] }) => identity),
    table,
    streams,
    commands,
    log,
    rateLimits: createRateLimits(),
    windows: createCountedWindows(store),
    operatorId: toHex(secrets.bytes(4, 'operator')),
    get market() {
      return current.market()
    },
    listingVersion: current.versionOf,
    yieldTurn: () => answers.room(),
    settle: (stream, now) => settleBefore(time, stream, now),
  }
  pushing.start(services)
  for (const part of parts)
    if (part.rules !== undefined)
      contexts.set(part.rules.module.name, {
        rules: part.rules.module,
        context: part.rules.context(services),
      })
  const time: Timekeeping = {
    store,
    streams,
    schedules,
    commands: dueCommands,
    log,
    slices,
    holder: toHex(secrets.bytes(8, 'instance')),
    processes: new Map(
      allProcesses.flatMap((process) =>
        [process.name, ...(process.earlierNames ?? [])].map((name) => [name, process] as const),
      ),
    ),
    prices: {
      firstCross: (...asked) => current.market().firstCross(...asked),
      peakOf: (...asked) => current.market().peakOf(...asked),
      extremes: (...asked) => current.market().extremes(...asked),
    },
  }

  const faults = createFaultDesk()
  const hub = createQuoteHub(services)
  const eventStreams = createEventStreams(services, hub)
  const app = createApp({
    services,
    submissions: createSubmissions<RefusalOnWire>(
      store,
      vault,
      commands,
      contention,
      options.idempotency !== 'off',
    ),
    routes: parts.flatMap((part) => part.routes),
    faults,
    foreground,
    streams: eventStreams,
    cookies: options.cookies ?? false,
    origins: options.origins ?? [],
  })

  let reading: Promise<void> = Promise.resolve()
  /** Commits of other instances report what their operators did. */
  const stopListening = store.onCommit(({ streams: changed, everything = false }) => {
    if (everything) {
      streams.forgetAll()
      schedules.forgetAll()
    }
    const kinds = new Set(changed.map(({ stream }) => kindOfStream(stream)))
    if (!everything && !kinds.has(siteRules.stream) && !kinds.has(listings.stream)) return
    reading = readOperator()
      .then(hub.look)
      .catch((error: unknown) => {
        log('what an operator has set could not be read', error)
      })
  })

  const ticks = createTicks(time, {
    now: () => clock.now(),
    async before() {
      if (!store.exclusive) await readOperator()
    },
  })
  const tick: Broker['tick'] = (at) => foreground.awaiting(() => ticks.tick(at))

  const operator = createOperator(services, async () => {
    await readOperator()
    await foreground.awaiting(() => deliverOutbox(time, clock.now()))
    hub.look()
  })

  const underWay = createUnderWay()
  const broker: Broker = {
    fetch: (request, connection = {}) =>
      underWay.answer(async () =>
        app.fetch(request, { ...connection, address: networkOf(connection.address) }),
      ),
    tick,
    tickBetweenRequests: () => ticks.tick(),
    async advance(ms, reason, by = operator) {
      const moved = await by.moveClock(ms, reason)
      if (!moved.ok) return moved
      await tick()
      hub.look()
      return ok(undefined)
    },
    wakeStreams: hub.look,
    services,
    operator,
    faults,
    async reset() {
      await store.reset()
      await readOperator()
      faults.set([])
      await options.seed?.(broker)
      hub.look()
    },
    async close() {
      faults.end()
      eventStreams.end()
      stopListening()
      await underWay.end()
      await Promise.all([ticks.ended(), reading, pushing.end()])
      await store.close()
    },
  }
  if (options.operator !== undefined && options.operator !== 'off') {
    const actions = parts.flatMap((part) => part.operator ?? [])
    app.route('/api/ops', operatorRoutes(broker, actions, options.operator))
  }
  return broker
}
