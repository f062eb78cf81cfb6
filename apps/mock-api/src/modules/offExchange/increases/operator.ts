import { instantText } from '@onelot/api-client'
import { type InstrumentId, listings, streamId } from '@onelot/domain'
import * as z from 'zod/mini'
import { operatorAction } from '../../base/operatorAction.ts'
import { dateText, instrumentText, positiveText, reasonText } from '../../base/operatorShapes.ts'
import { placementDefaults } from '../placementSettings.ts'

const units = z.number()

const increaseShape = z.strictObject({
  instrument: instrumentText,
  /** `to` new shares for each `from` own ones. */
  ratio: z.strictObject({ to: units, from: units }),
  price: positiveText,
  recordDate: dateText,
  from: instantText,
  to: instantText,
  /** Without it, the opening of as many trading days after `to` as placements are locked by the settings. */
  lockedUntil: z.exactOptional(instantText),
  reason: reasonText,
})
export type IncreaseInput = z.input<typeof increaseShape>

const streamOf = (instrument: InstrumentId) => streamId(listings.stream, instrument)

export const increaseActions = [
  /** Announces a capital increase to whoever holds the instrument at the opening of the record date. */
  operatorAction('/increase', increaseShape, ({ instrument, recordDate: exDate, ...terms }, desk) => {
    const currency = desk.services.market.listing(instrument)?.currency ?? 'KRW'
    const { lockDays } = placementDefaults(desk.services, currency)
    return desk.command(listings, streamOf(instrument), {
      kind: 'listings.announceRights',
      instrument,
      exDate,
      lockDays,
      ...terms,
    })
  }),
  /** Ends one before its rights could be used last: money on hold comes back. */
  operatorAction(
    '/increase/call-off',
    z.strictObject({ instrument: instrumentText, increase: z.string(), reason: reasonText }),
    ({ instrument, increase: rights, reason }, desk) =>
      desk.command(listings, streamOf(instrument), {
        kind: 'listings.callOffRights',
        instrument,
        rights,
        reason,
      }),
  ),
]
