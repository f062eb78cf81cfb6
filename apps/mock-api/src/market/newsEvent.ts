import type { Currency, Decimal, Instant, InstrumentId, LocalDate, Localized } from '@onelot/domain'

/** A day's price, and by which signed rate it is away from the previous close, as that day's prices are compared with it. */
interface Moved {
  readonly price: Decimal
  readonly previous: Decimal
  readonly rate: Decimal
}

/** What has truly happened to an instrument of the simulated market. Rates have four digits after the point. */
export type MarketEvent = { readonly instrument: InstrumentId; readonly at: Instant } & (
  | ({
      readonly kind:
        | 'openingGap'
        /** Half of the regular session has passed. */
        | 'midSession'
        | 'bigMove'
        /** `price` is the limit that the day reached. */
        | 'upperLimit'
        | 'lowerLimit'
    } & Moved)
  /** `price` is the close; the day's `extreme` passed `before`, that of 52 weeks. */
  | ({
      readonly kind: 'high52Week' | 'low52Week'
      readonly extreme: Decimal
      readonly before: Decimal
    } & Moved)
  /** `times` the average of the twenty days before, to a tenth. */
  | ({
      readonly kind: 'unusualVolume'
      readonly volume: Decimal
      readonly average: Decimal
      readonly times: Decimal
    } & Moved)
  /** Foreigners bought, or sold, net on so many days in a row; `units` in all of them. */
  | ({
      readonly kind: 'foreignBuying' | 'foreignSelling'
      readonly days: number
      readonly units: Decimal
    } & Moved)
  /** An index closed on the other side of a round `level`. */
  | ({ readonly kind: 'milestone'; readonly level: Decimal } & Moved)
  /** A week of an index against the close of the week before. */
  | ({
      readonly kind: 'weekSummary'
      readonly from: LocalDate
      readonly to: LocalDate
      readonly high: Decimal
      readonly low: Decimal
    } & Moved)
  /** The largest stocks of an industry group together; `leader` moved furthest in its direction. */
  | {
      readonly kind: 'sectorMove'
      readonly sector: Localized
      readonly rate: Decimal
      /** The largest first. */
      readonly members: readonly InstrumentId[]
      readonly leader: InstrumentId
      readonly leaderRate: Decimal
    }
  | {
      readonly kind: 'dividend'
      /** Per unit. */
      readonly amount: Decimal
      readonly currency: Currency
      readonly exDate: LocalDate
      readonly payDate: LocalDate
    }
  | { readonly kind: 'split'; readonly to: number; readonly from: number; readonly exDate: LocalDate }
  | { readonly kind: 'listed' }
  /** `price` is the one that trading stopped at. */
  | { readonly kind: 'halted' | 'resumed'; readonly price: Decimal }
)

/** Names an event for good: `<instrument>.<kind>.<instant>`. */
export const newsIdOf = ({ instrument, kind, at }: Pick<MarketEvent, 'instrument' | 'kind' | 'at'>): string =>
  `${instrument}.${kind}.${at}`
