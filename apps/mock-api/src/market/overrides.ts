import { type Decimal, type Instant, type Instrument, type InstrumentId, epochMs } from '@onelot/domain'

/** What an operator decrees over the simulation. Rows come from the database, so that every instance agrees (RULES 4). */
export type Override =
  /** The price stands at `price` from `from` until `until`, or for good. */
  | {
      readonly kind: 'price'
      readonly instrument: InstrumentId
      readonly price: Decimal
      readonly from: Instant
      readonly until?: Instant
    }
  /** Nothing trades from `from` until `until`; the price stands where it was. */
  | {
      readonly kind: 'halt'
      readonly instrument: InstrumentId
      readonly from: Instant
      readonly until?: Instant
    }
  /** No longer quoted from `from` on. */
  | { readonly kind: 'delisting'; readonly instrument: InstrumentId; readonly from: Instant }
  /** A new instrument, first traded on `instrument.listedAt`'s day; `price` is the base of its first day. */
  | { readonly kind: 'listing'; readonly instrument: Instrument; readonly price: Decimal }

/** A stretch of time in which the price does not move; `undefined` stands for where it was. */
export interface Standstill {
  readonly from: number
  readonly until: number
  readonly price: Decimal | undefined
}

export interface Decreed {
  readonly standstills: readonly Standstill[]
  readonly delistedAt: number
}

/** Overrides by instrument, standstills in order of their beginning. */
export function decreesOf(overrides: readonly Override[]): ReadonlyMap<InstrumentId, Decreed> {
  const found = new Map<InstrumentId, { standstills: Standstill[]; delistedAt: number }>()
  for (const override of overrides) {
    if (override.kind === 'listing') continue
    const decreed = found.get(override.instrument) ?? { standstills: [], delistedAt: Infinity }
    found.set(override.instrument, decreed)
    const from = epochMs(override.from)
    if (override.kind === 'delisting') {
      decreed.delistedAt = Math.min(decreed.delistedAt, from)
      continue
    }
    const until = override.until === undefined ? Infinity : epochMs(override.until)
    decreed.standstills.push({ from, until, price: override.kind === 'price' ? override.price : undefined })
  }
  for (const { standstills } of found.values()) standstills.sort((a, b) => a.from - b.from)
  return found
}
