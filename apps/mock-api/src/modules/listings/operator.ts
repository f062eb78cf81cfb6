import {
  type Decimal,
  type Instrument,
  type InstrumentId,
  type Refusal,
  type Result,
  listings,
  streamId,
} from '@onelot/domain'
import * as z from 'zod/mini'
import { type OperatorDesk, operatorAction } from '../operatorAction.ts'
import { instrumentText, positiveText, reasonText } from '../operatorShapes.ts'

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

const reason = reasonText
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
]
