import {
  type Market,
  type MarketId,
  type SiteState,
  type SiteValues,
  defaultMarkets,
  defaultSiteValues,
  siteRow,
  siteStream,
  withSettings,
  withModuleValues,
} from '@onelot/domain'
import type { Clock } from '../../../ports/clock.ts'
import type { Store } from '../../../store/port.ts'
import type { ModuleSettings } from '../../base/moduleSettings.ts'

/** What the operator has set for the site, as this instance last read it. */
export interface Site {
  readonly values: SiteValues
  /** Reads what any instance has set. */
  refresh(): Promise<void>
  /** Reads it where another instance has set something since: before a command is decided. */
  current(): Promise<void>
  /** A module's figures: its defaults, with what the operator has set over them. */
  settingsOf<Values extends object>(settings: ModuleSettings<Values>): Values
  /** The rules of a market that are in force: the operator's own over its defaults. */
  marketRules(market: MarketId): Market
}

/** `defaults` are this broker's own; what the operator sets replaces them. */
export function createSite(store: Store, clock: Clock, defaults: Partial<SiteValues> = {}): Site {
  const base: SiteValues = { ...defaultSiteValues, ...defaults }
  let values = base
  /** The version that was read, or one before it. */
  let read = 0
  async function refresh(): Promise<void> {
    const { version } = await store.load(siteStream, read)
    const row = await store.row(siteRow.collection, siteStream, siteRow.key)
    // The body is the state of the site's module.
    const set: SiteState = row?.body ?? {}
    values = {
      ...base,
      ...set,
      settings: withSettings(base.settings, set.settings),
      config: { ...base.config, ...set.config },
      modules: withModuleValues(base.modules, set.modules) ?? {},
    }
    read = version
    clock.setOffset(values.clockOffsetMs)
  }
  return {
    get values() {
      return values
    },
    refresh,
    async current() {
      if (!store.exclusive && (await store.load(siteStream, read)).version !== read) await refresh()
    },
    // The module's own shape has read what was set.
    settingsOf: ({ module, defaults }) => ({ ...defaults, ...values.modules[module] }),
    marketRules(market) {
      const rules = defaultMarkets[market]
      const saleLock = values.saleLocks[market]
      return saleLock === undefined ? rules : { ...rules, saleLock }
    },
  }
}
