import type {
  CalendarKind,
  Instant,
  InstrumentId,
  ModuleTable,
  StreamId,
  StreamVersion,
} from '@onelot/domain'
import type { Commands } from './kernel/commands.ts'
import type { CountedWindows } from './kernel/countedWindows.ts'
import type { RateLimits } from './kernel/rateLimits.ts'
import type { Streams } from './kernel/streams.ts'
import type { MarketPort } from './market/port.ts'
import type { ModuleSettings } from './modules/base/moduleSettings.ts'
import type { DueSource } from './modules/base/dueSource.ts'
import type { ProductSource } from './modules/base/productSource.ts'
import type { RequestRules } from './modules/base/requestRules.ts'
import type { TitleSource } from './modules/base/titles.ts'
import type { Site } from './modules/site/site/site.ts'
import type { Clock } from './ports/clock.ts'
import type { Hasher } from './ports/hasher.ts'
import type { Notifier } from './ports/notifier.ts'
import type { PushService } from './ports/pushService.ts'
import type { Secrets } from './ports/secrets.ts'
import type { Vault } from './ports/vault.ts'
import type { Store } from './store/port.ts'

/** Everything that the broker's parts share. */
export interface Services {
  readonly store: Store
  readonly clock: Clock
  /** With the operator's overrides as they are now; read it anew at each use. */
  readonly market: MarketPort
  /** What operators did to an instrument. Wait for it before `market` is read: it has that much of it, or more, from then on. */
  readonly listingVersion: (instrument: InstrumentId) => Promise<StreamVersion>
  readonly calendar: CalendarKind
  readonly secrets: Secrets
  readonly hasher: Hasher
  readonly vault: Vault
  readonly notifier: Notifier
  /** Undefined where nothing is sent to closed apps. */
  readonly push: PushService | undefined
  readonly site: Site
  /** What operators may set of modules, by their names. */
  readonly moduleSettings: ReadonlyMap<string, ModuleSettings>
  /** Every kind of request that a module asks, with what an operator sees of it. */
  readonly requestKinds: ReadonlyMap<string, Pick<RequestRules, 'shown' | 'obstacle'>>
  /** What members ask for in products, by the name of the module. */
  readonly productSources: ReadonlyMap<string, ProductSource>
  /** What is due of members, by the name of the module. */
  readonly dueSources: ReadonlyMap<string, DueSource>
  /** What things of modules are called, by the name of the module. */
  readonly titleSources: ReadonlyMap<string, TitleSource>
  /** Collections of records that say who a member is. */
  readonly identity: readonly string[]
  readonly table: ModuleTable
  readonly streams: Streams
  readonly commands: Commands
  readonly rateLimits: RateLimits
  readonly windows: CountedWindows
  /** Lets others run, where the work of one turn of the event loop has taken long. */
  readonly yieldTurn: () => Promise<void>
  /** Carries out what a stream has due up to `now`. */
  readonly settle: (stream: StreamId, now: Instant) => Promise<void>
  /** Distinguishes the commands of this instance's operator from those of another. */
  readonly operatorId: string
  /** Logs an internal error, whose caller is answered SYSTEM_BUSY; or, without one, a sentence for whoever keeps the broker. */
  readonly log: (message: string, error: unknown) => void
}
