import {
  type Decimal,
  type Instrument,
  type InstrumentId,
  type LocalDate,
  type Refusal,
  type Result,
  type SplitRatio,
  listings,
  streamId,
} from '@onelot/domain'
import * as z from 'zod/mini'
import { electiveSettingsOf } from '../../base/electiveDividends.ts'
import { type OperatorDesk, operatorAction } from '../../base/operatorAction.ts'
import { dateText, instrumentText, positiveText, reasonText } from '../../base/operatorShapes.ts'

export interface DividendTerms {
  readonly instrument: InstrumentId
  readonly amount: Decimal
  readonly exDate: LocalDate
  readonly payDate: LocalDate
  /** Whether its holders may take shares in place of cash. @defaultValue false */
  readonly elective?: boolean
  readonly reason?: string
}
export interface SplitTerms {
  readonly instrument: InstrumentId
  readonly ratio: SplitRatio
  readonly exDate: LocalDate
  readonly reason?: string
}

type Done = Promise<Result<void, Refusal>>
const streamOf = (instrument: InstrumentId) => streamId(listings.stream, instrument)

/** The price stays at `price` from now on; undefined lets the simulation go on. */
export const setPrice = (
  desk: OperatorDesk,
  instrument: InstrumentId,
  price: Decimal | undefined,
  reason = '',
): Done =>
  desk.command(
    listings,
    streamOf(instrument),
    price === undefined
      ? { kind: 'listings.releasePrice', instrument, reason }
      : { kind: 'listings.setPrice', instrument, price, reason },
  )

export const setHalt = (desk: OperatorDesk, instrument: InstrumentId, halted: boolean, reason = ''): Done =>
  desk.command(listings, streamOf(instrument), { kind: 'listings.setHalt', instrument, halted, reason })

export const delist = (desk: OperatorDesk, instrument: InstrumentId, reason = ''): Done =>
  desk.command(listings, streamOf(instrument), { kind: 'listings.delist', instrument, reason })

/** Lists a new instrument; `price` is the base of its first day. */
export const list = (desk: OperatorDesk, listing: Instrument, price: Decimal, reason = ''): Done =>
  desk.command(listings, streamOf(listing.id), {
    kind: 'listings.list',
    instrument: listing.id,
    listing,
    price,
    reason,
  })

/** Announces a cash dividend of `amount` a unit to whoever holds the instrument at the opening of `exDate`. */
export const announceDividend = (
  desk: OperatorDesk,
  { instrument, amount, exDate, payDate, elective = false, reason = '' }: DividendTerms,
): Done =>
  desk.command(listings, streamOf(instrument), {
    kind: 'listings.announceDividend',
    instrument,
    amount,
    exDate,
    payDate,
    ...(elective ? { electiveDays: electiveSettingsOf(desk.services).deadlineDays } : {}),
    reason,
  })

/** Announces that `from` units become `to` at the opening of `exDate`. */
export const announceSplit = (
  desk: OperatorDesk,
  { instrument, ratio, exDate, reason = '' }: SplitTerms,
): Done =>
  desk.command(listings, streamOf(instrument), {
    kind: 'listings.announceSplit',
    instrument,
    ratio,
    exDate,
    reason,
  })

const reason = reasonText
const units = z.number()
export const listingsActions = [
  /** Without a price, the simulation goes on. */
  operatorAction(
    '/price',
    z.strictObject({ instrument: instrumentText, price: z.nullable(positiveText), reason }),
    ({ instrument, price, reason }, desk) => setPrice(desk, instrument, price ?? undefined, reason),
  ),
  operatorAction(
    '/halt',
    z.strictObject({ instrument: instrumentText, halted: z.boolean(), reason }),
    ({ instrument, halted, reason }, desk) => setHalt(desk, instrument, halted, reason),
  ),
  operatorAction(
    '/delist',
    z.strictObject({ instrument: instrumentText, reason }),
    ({ instrument, reason }, desk) => delist(desk, instrument, reason),
  ),
  operatorAction(
    '/dividend',
    z.strictObject({
      instrument: instrumentText,
      amount: positiveText,
      exDate: dateText,
      payDate: dateText,
      elective: z.exactOptional(z.boolean()),
      reason,
    }),
    (terms, desk) => announceDividend(desk, terms),
  ),
  operatorAction(
    '/split',
    z.strictObject({
      instrument: instrumentText,
      ratio: z.strictObject({ to: units, from: units }),
      exDate: dateText,
      reason,
    }),
    (terms, desk) => announceSplit(desk, terms),
  ),
]
