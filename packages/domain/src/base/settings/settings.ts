import type { Instant } from '../instant.ts'
import type { MarketId } from '../instruments/instrument.ts'
import type { HoldingPeriod } from '../instruments/market.ts'
import { type Decimal, decimal } from '../money/decimal.ts'
import { type SiteConfig, defaultSiteConfig } from './siteConfig.ts'

/** Figures that the site may set (docs/rules/operator.md). A market's own figures are in `defaultMarkets`. */
export interface SiteSettings {
  /** Part of the margin at which a leveraged or short position is closed by the system. Holds for positions opened from then on. */
  readonly stopOutRate: Decimal
  /** A pending fund operation blocks trading orders too. */
  readonly pendingBlocksTrading: boolean
  /** Practice money that a new account receives, by currency. */
  readonly practiceMoney: Readonly<Record<'KRW' | 'USD' | 'THB' | 'TWD', Decimal>>
  /** The code that opens an account for a person whom no member invited. */
  readonly siteInvitation: string
  /** Part of a dividend that is withheld as tax, by market. */
  readonly dividendWithholding: Readonly<Record<MarketId, Decimal>>
}

/** Some of the settings; of what is withheld, some markets. */
export type SettingsPatch = Partial<Omit<SiteSettings, 'dividendWithholding'>> & {
  readonly dividendWithholding?: Partial<SiteSettings['dividendWithholding']>
}

/** What a patch leaves unsaid stays, by market as well. */
export const withSettings = <Before extends SettingsPatch>(
  before: Before,
  { dividendWithholding, ...patch }: SettingsPatch = {},
): Before & SettingsPatch => ({
  ...before,
  ...patch,
  ...(dividendWithholding && {
    dividendWithholding: { ...before.dividendWithholding, ...dividendWithholding },
  }),
})

export const defaultSettings: SiteSettings = {
  stopOutRate: decimal('0.2'),
  pendingBlocksTrading: false,
  practiceMoney: {
    KRW: decimal('100000000'),
    USD: decimal('100000'),
    THB: decimal('3000000'),
    TWD: decimal('3000000'),
  },
  siteInvitation: 'ONELOT',
  dividendWithholding: {
    KRX: decimal('0.154'),
    TWSE: decimal('0.21'),
    US: decimal('0.15'),
    SET: decimal('0.1'),
    CRYPTO: decimal('0'),
    FX: decimal('0'),
  },
}

/** At most `max` in a window of `windowMs`. */
export interface RateLimit {
  readonly max: number
  readonly windowMs: number
}

/** What is in progress at once, of which each takes a slot: event streams, forms with a picture. */
export interface StreamSlots {
  readonly account: number
  /** Network address. */
  readonly address: number
  /** An instance of the broker. */
  readonly process: number
}

/** Calls with a password that are answered at once: each takes a slot, and hashing takes its time. */
export type PasswordSlots = Pick<StreamSlots, 'address' | 'process'>

/** All that an operator sets for the whole site. */
export interface SiteValues {
  readonly settings: SiteSettings
  readonly config: SiteConfig
  /** How far the broker's time runs ahead of the machine's. */
  readonly clockOffsetMs: number
  /** Every call is refused with SYSTEM_BUSY. */
  readonly maintenance: boolean
  /** When it is expected to end; it ends as an operator ends it. Undefined where that is not known. */
  readonly maintenanceUntil: Instant | undefined
  /** Holding periods that differ from the markets' own. */
  readonly saleLocks: Readonly<Partial<Record<MarketId, HoldingPeriod>>>
  /** Limits one kind of command, by one account. */
  readonly submissions: RateLimit
  /** Limits one kind of command, by the guests of one network address. */
  readonly guestSubmissions: RateLimit
  /** Points of the reads of the market that one network address asks for: a point is a call, or some hundreds of bars. */
  readonly marketReads: RateLimit
  /** Most event streams at once. */
  readonly streams: StreamSlots
  /** Limits one phone number; on a device where its account was before, that device apart. */
  readonly wrongPasswords: RateLimit
  /** Limits wrong passwords and codes of one network address, for whatever numbers. */
  readonly networkGuesses: RateLimit
  /** Most calls with a password at once. */
  readonly passwordSlots: PasswordSlots
  /** Most forms with a picture at once: each is held in memory as it arrives. */
  readonly uploadSlots: StreamSlots
  /** What differs from the defaults of modules, by the module's name; each module has the form of its own. */
  readonly modules: ModuleValues
}

export type ModuleValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export const defaultSiteValues: SiteValues = {
  settings: defaultSettings,
  config: defaultSiteConfig,
  clockOffsetMs: 0,
  maintenance: false,
  maintenanceUntil: undefined,
  saleLocks: {},
  submissions: { max: 5, windowMs: 10_000 },
  guestSubmissions: { max: 60, windowMs: 10_000 },
  marketReads: { max: 3_000, windowMs: 10_000 },
  streams: { account: 8, address: 64, process: 2_000 },
  wrongPasswords: { max: 5, windowMs: 15 * 60_000 },
  networkGuesses: { max: 20, windowMs: 15 * 60_000 },
  passwordSlots: { address: 8, process: 24 },
  uploadSlots: { account: 4, address: 16, process: 32 },
  modules: {},
}

/** What is set over what was there, each figure of each module by itself. */
export function withModuleValues(
  before: ModuleValues | undefined,
  patch: ModuleValues | undefined,
): ModuleValues | undefined {
  if (patch === undefined) return before
  const patched = Object.entries(patch).map(([name, own]) => [name, { ...before?.[name], ...own }] as const)
  return { ...before, ...Object.fromEntries(patched) }
}
