import type { Decimal, FieldReason, Instant, Instrument, InstrumentId } from '@onelot/domain'

/** What an operator sets over the simulation; rows of the database, so that all instances agree (docs/rules/operator.md). */
export type Override =
  /** The price is `price` from `from` until `until`, or for good. */
  | {
      readonly kind: 'price'
      readonly instrument: InstrumentId
      readonly price: Decimal
      readonly from: Instant
      readonly until?: Instant | undefined
    }
  /** Nothing trades from `from` until `until`; the price stays where it was. */
  | {
      readonly kind: 'halt'
      readonly instrument: InstrumentId
      readonly from: Instant
      readonly until?: Instant | undefined
    }
  /** No longer quoted from `from` on. */
  | { readonly kind: 'delisting'; readonly instrument: InstrumentId; readonly from: Instant }
  /** A new instrument, first traded on `instrument.listedAt`'s day; `price` is the base of its first day. */
  | { readonly kind: 'listing'; readonly instrument: Instrument; readonly price: Decimal }

/** An override that is not applied. */
export interface OverrideProblem {
  readonly override: Override
  /** The first field that is wrong, and how. */
  readonly field: string
  readonly reason: FieldReason
}
