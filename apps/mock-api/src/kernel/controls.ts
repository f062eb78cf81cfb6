import {
  type Instant,
  type Market,
  type MarketId,
  type SaleLock,
  type SiteSettings,
  defaultSettings,
} from '@onelot/domain'
import type { Override } from '../market/overrides.ts'
import type { Clock } from '../ports/clock.ts'
import type { Limit, Store } from '../store/port.ts'

/** What an operator has set. Rows in the store, so that every instance agrees; each holds the latest in memory. */
export interface ControlValues {
  readonly settings: SiteSettings
  readonly overrides: readonly Override[]
  readonly clockOffsetMs: number
  /** Every call is refused as SYSTEM_BUSY (RULES 7). */
  readonly maintenance: boolean
  /** Sale locks that differ from the markets' own (section 5: T+N days or N minutes). */
  readonly saleLocks: Readonly<Partial<Record<MarketId, SaleLock>>>
  /** RULES 7. */
  readonly submissions: Limit
  readonly wrongPasswords: Limit
}

export const defaultControls: ControlValues = {
  settings: defaultSettings,
  overrides: [],
  clockOffsetMs: 0,
  maintenance: false,
  saleLocks: {},
  submissions: { max: 5, windowMs: 10_000 },
  wrongPasswords: { max: 5, windowMs: 15 * 60_000 },
}

export interface Controls {
  readonly current: ControlValues
  /** Reads what another instance may have set. */
  refresh(): Promise<void>
  set(patch: Partial<ControlValues>): Promise<void>
  /** A market with the operator's own rules over its defaults. */
  marketRules(market: Market): Market
  /** Up to when price crossings have been looked for. */
  checkedTo(): Promise<Instant | undefined>
  setCheckedTo(at: Instant): Promise<void>
  /** Hears of each change. */
  onChange(listener: () => void): void
}

const CONTROLS = 'controls'
const CHECKED_TO = 'checkedTo'

/** `defaults` are this broker's own, under what the operator sets. */
export function createControls(store: Store, clock: Clock, defaults: Partial<ControlValues> = {}): Controls {
  const base: ControlValues = { ...defaultControls, ...defaults }
  const listeners: (() => void)[] = []
  let current = base
  let text = '{}'

  function adopt(next: string): void {
    if (next === text) return
    text = next
    // Written by `set` below, and by nobody else.
    current = { ...base, ...(JSON.parse(next) as Partial<ControlValues>) }
    clock.setOffset(current.clockOffsetMs)
    for (const listener of listeners) listener()
  }
  const controls: Controls = {
    get current() {
      return current
    },
    async refresh() {
      adopt((await store.values())[CONTROLS] ?? '{}')
    },
    async set(patch) {
      const before = (await store.values())[CONTROLS] ?? '{}'
      const next = JSON.stringify({ ...(JSON.parse(before) as Partial<ControlValues>), ...patch })
      await store.setValue(CONTROLS, next)
      adopt(next)
    },
    marketRules(market) {
      const saleLock = current.saleLocks[market.id]
      return saleLock === undefined ? market : { ...market, saleLock }
    },
    async checkedTo() {
      const at = (await store.values())[CHECKED_TO]
      return at === undefined ? undefined : (at as Instant)
    },
    setCheckedTo: (at) => store.setValue(CHECKED_TO, at),
    onChange(listener) {
      listeners.push(listener)
    },
  }
  return controls
}
