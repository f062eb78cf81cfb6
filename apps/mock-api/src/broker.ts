import { type CalendarKind, type Instant, type Result, plusMs } from '@onelot/domain'
import { createApp } from './http/app.ts'
import { type FaultDesk, createFaultDesk } from './http/faults.ts'
import { type OperatorAccess, operatorRoutes } from './http/operator.ts'
import { createStreamBell } from './http/stream.ts'
import { type ControlValues, createControls } from './kernel/controls.ts'
import type { House } from './kernel/house.ts'
import { type Operator, createOperator } from './kernel/operator.ts'
import { settleAll } from './kernel/time.ts'
import type { Override } from './market/overrides.ts'
import type { MarketPort } from './market/port.ts'
import type { Clock } from './ports/clock.ts'
import type { Hasher } from './ports/hasher.ts'
import type { Ids } from './ports/ids.ts'
import type { Vault } from './ports/vault.ts'
import type { Store } from './store/port.ts'

/** How often a tick clears away what has passed its time: sessions, counters, kept outcomes. */
const SWEEP_EVERY_MS = 3_600_000

export interface BrokerOptions {
  readonly store: Store
  readonly clock: Clock
  readonly calendar: CalendarKind
  /** The market under what the operator decrees; made anew as that changes. */
  readonly market: (overrides: readonly Override[]) => MarketPort
  readonly ids: Ids
  readonly hasher: Hasher
  readonly vault: Vault
  /** Defaults of this broker, under what its operator sets. */
  readonly controls?: Partial<ControlValues>
  /** Cookies for browsers. @defaultValue false */
  readonly cookies?: boolean
  /** @defaultValue 'off' */
  readonly operator?: 'off' | OperatorAccess
  /** Off only in the test that shows what the keys are for. @defaultValue 'on' */
  readonly idempotency?: 'on' | 'off'
  /** Fills the store again after a reset. */
  readonly seed?: (broker: Broker) => Promise<void>
  readonly log?: (message: string, error: unknown) => void
}

/** The stand-in broker: real rules, real state, one function from request to response (DESIGN 2). */
export interface Broker {
  fetch(request: Request): Promise<Response>
  /** Fires what is due, in order, each once (RULES 4). Safe to call at any time and by several at once. */
  tick(now?: Instant): Promise<void>
  /** Moves the clock's offset forward, and fires what then is due. */
  advance(ms: number): Promise<void>
  setClock(to: Instant): Promise<Result<void>>
  /** Tells open streams to look again: a clock of the caller's own was moved. */
  wakeStreams(): void
  readonly house: House
  readonly operator: Operator
  readonly faults: FaultDesk
  /** Empties the store, and seeds it again. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** @throws where the store cannot be read, or a call of the contract has no route. */
export async function createBroker(options: BrokerOptions): Promise<Broker> {
  const { store, clock, calendar, ids, hasher, vault } = options
  const controls = createControls(store, clock, options.controls)
  await controls.refresh()

  let overrides = controls.current.overrides
  let market = options.market(overrides)
  controls.onChange(() => {
    if (JSON.stringify(controls.current.overrides) === JSON.stringify(overrides)) return
    overrides = controls.current.overrides
    market = options.market(overrides)
  })
  const house: House = {
    store,
    clock,
    calendar,
    ids,
    hasher,
    vault,
    controls,
    get market() {
      return market
    },
    log: options.log ?? (() => undefined),
  }
  const bell = createStreamBell()
  const faults = createFaultDesk()
  const operator = createOperator(house)
  const app = createApp({
    house,
    faults,
    bell,
    idempotent: options.idempotency !== 'off',
    cookies: options.cookies ?? false,
  })

  let ticking = Promise.resolve()
  let nextSweep: Instant | undefined
  function tick(at?: Instant): Promise<void> {
    const next = ticking.then(async () => {
      await controls.refresh()
      const now = at ?? clock.now()
      await settleAll(house, now)
      if (nextSweep !== undefined && now < nextSweep) return
      await store.sweep(now)
      nextSweep = plusMs(now, SWEEP_EVERY_MS)
    })
    ticking = next.catch(() => undefined)
    return next
  }
  async function setOffset(clockOffsetMs: number): Promise<void> {
    await controls.set({ clockOffsetMs })
    await tick()
    bell.ring('look')
  }

  const broker: Broker = {
    fetch: async (request) => app.fetch(request),
    tick,
    advance: (ms) => setOffset(controls.current.clockOffsetMs + ms),
    async setClock(to) {
      const offset = operator.offsetTo(to)
      if (!offset.ok) return offset
      await setOffset(offset.value)
      return { ok: true, value: undefined }
    },
    wakeStreams: () => {
      bell.ring('look')
    },
    house,
    operator,
    faults,
    async reset() {
      await store.reset()
      await controls.refresh()
      faults.set([])
      await options.seed?.(broker)
      bell.ring('look')
    },
    async close() {
      faults.release()
      bell.ring('end')
      await ticking
      await store.close()
    },
  }
  if (options.operator !== undefined && options.operator !== 'off')
    app.route('/api/ops', operatorRoutes(broker, options.operator))
  return broker
}
