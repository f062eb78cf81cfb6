import {
  type AccountId,
  accountId,
  type CalendarKind,
  type Instant,
  type SiteConfig,
  type SiteValues,
  decimal,
  marketFacts,
  defaultSettings,
  defaultSiteConfig,
  defaultSiteValues,
  epochMs,
  instant,
  plusMs,
  sessionAt,
} from '@onelot/domain'
import { type Broker, type BrokerOptions, createBroker } from './broker.ts'
import { type Fault, faultHeader } from './http/faults.ts'
import { type Duration, durationMs } from './kernel/duration.ts'
import { type MarketOptions, createMarket } from './market/market.ts'
import type { MarketPort } from './market/port.ts'
import { createManualClock } from './ports/clock.ts'
import { createPbkdf2Hasher } from './ports/hasher.ts'
import { createRepeatingSecrets } from './ports/secrets.ts'
import { VAULT_KEY_BYTES, createVault } from './ports/vault.ts'
import { createMemoryStore } from './store/memory.ts'
import { demoInstruments, koreanStock } from './worlds/demoInstruments.ts'
import {
  type WorldSession,
  createGuide,
  demoFundPassword,
  demoInstitution,
  demoMember,
} from './worlds/guide.ts'
import type { World } from './worlds/world.ts'
import { type WorldName, worldNames, worldOf } from './worlds/worlds.ts'

export type { Duration, Fault, WorldName, WorldSession }
export {
  demoFundPassword,
  demoInstitution,
  demoInstruments,
  demoMember,
  faultHeader,
  koreanStock,
  worldNames,
}

/** Tuesday 11:00 in Seoul: the fixed time of stories. */
export const storyTime: Instant = instant(Date.parse('2026-03-10T02:00:00.000Z'))
const SEED = 1
/** Nothing in a story is secret, and every story hashes a password. */
const HASH_ROUNDS = 10
const UNLIMITED = { max: 1_000_000, windowMs: 1 }

export interface BrowserBrokerOptions {
  readonly world: WorldName
  readonly faults?: readonly Fault[]
  /** When the story happens. @defaultValue the world's own, most often `storyTime` */
  readonly now?: Instant
  /**
   * The hours that markets keep then. What the world did before was done while every market was open, whatever these say.
   * @defaultValue the world's own, for its past too
   */
  readonly calendar?: CalendarKind
  /** What the site's configuration says besides. */
  readonly config?: Partial<SiteConfig> | undefined
}

/** A broker in the page: for stories, tests, and the build without a server. */
export interface BrowserBroker {
  readonly fetch: (request: Request) => Promise<Response>
  /** The demo member's; undefined in the guest's world. */
  readonly session: WorldSession | undefined
  /** The demo member's account, in the guest's world too. */
  readonly member: AccountId | undefined
  /** Moves time on: what falls due on the way happens, in order. */
  readonly advance: (duration: Duration) => Promise<void>
  /** Replaces the faults in force; what they held is released. */
  readonly setFaults: (faults: readonly Fault[]) => void
  /** Releases the answers that faults hold. */
  readonly release: () => void
  /** Answers that faults hold until they are released. */
  readonly held: () => number
  readonly dispose: () => Promise<void>
  /** What a story sets up beyond its world: operator, services, store. */
  readonly broker: Broker
}

const markets = new Map<string, MarketPort>()
/** A market is a pure function of its options, so the stories of a page share it. */
function sharedMarket(options: MarketOptions): MarketPort {
  const name = JSON.stringify(options)
  const known = markets.get(name) ?? createMarket(options)
  markets.set(name, known)
  return known
}

/** A market that takes orders at any hour, at the prices that it has then. */
const openAllHours = (market: MarketPort): MarketPort => ({
  ...market,
  session(id, now) {
    const listing = market.listing(id)
    return listing && sessionAt(marketFacts[listing.market], 'demo', now)
  },
})

function siteOf(
  { site: own = {}, practiceMoney }: World,
  config: Partial<SiteConfig> = {},
): Partial<SiteValues> {
  const site = { ...own, config: { ...(own.config ?? defaultSiteConfig), ...config } }
  if (practiceMoney === undefined) return site
  const { KRW, USD, THB, TWD } = practiceMoney
  const granted = { KRW: decimal(KRW), USD: decimal(USD), THB: decimal(THB), TWD: decimal(TWD) }
  return { ...site, settings: { ...defaultSettings, practiceMoney: granted } }
}

/** Builds a world by commands through the real rules, with a clock that does not move by itself. */
export async function createBrowserBroker(options: BrowserBrokerOptions): Promise<BrowserBroker> {
  const world = worldOf(options.world)
  const { history = '1 min', loggedIn = true } = world
  const calendar = options.calendar ?? world.calendar ?? 'demo'
  const now = options.now ?? world.now ?? storyTime
  const clock = createManualClock(plusMs(now, -durationMs(history)))
  const secrets = createRepeatingSecrets()
  const market: BrokerOptions['market'] = (overrides) => sharedMarket({ seed: SEED, calendar, overrides })
  const open: BrokerOptions = {
    store: createMemoryStore(),
    clock,
    calendar,
    market,
    secrets,
    hasher: createPbkdf2Hasher(HASH_ROUNDS, secrets),
    vault: await createVault(new Uint8Array(VAULT_KEY_BYTES), secrets),
    site: siteOf(world, options.config),
    log: (message, error) => {
      console.error(message, error)
    },
  }
  const builder = await createBroker(
    options.calendar === undefined
      ? open
      : { ...open, calendar: 'demo', market: (overrides) => openAllHours(market(overrides)) },
  )
  const passOf = (broker: Broker) => async (ms: number) => {
    clock.advance(ms)
    await broker.tick()
    broker.wakeStreams()
  }
  const passWhileBuilding = passOf(builder)
  const guide = createGuide({
    broker: builder,
    advance: (duration) => passWhileBuilding(durationMs(duration)),
  })
  await builder.operator.changeSite({ submissions: UNLIMITED, guestSubmissions: UNLIMITED })
  await world.build(guide)
  const { submissions, guestSubmissions } = defaultSiteValues
  await builder.operator.changeSite({ submissions, guestSubmissions })

  if (options.calendar !== undefined) await builder.close()
  const broker = options.calendar === undefined ? builder : await createBroker(open)
  const pass = passOf(broker)
  await pass(Math.max(0, epochMs(now) - epochMs(clock.now())))
  broker.faults.set(options.faults ?? [])
  const member = guide.session()

  return {
    fetch: broker.fetch,
    session: loggedIn ? guide.session() : undefined,
    member: member && accountId(member.account),
    advance: (duration) => pass(durationMs(duration)),
    setFaults(faults) {
      broker.faults.release()
      broker.faults.set(faults)
    },
    release: () => {
      broker.faults.release()
    },
    held: () => broker.faults.held,
    dispose: () => broker.close(),
    broker,
  }
}
