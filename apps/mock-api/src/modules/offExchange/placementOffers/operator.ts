import { instantText, placementIdText } from '@onelot/api-client'
import { type PlacementId, invalid, no } from '@onelot/domain'
import {
  type PlacementOffersCommand,
  placementOffers as rules,
} from '@onelot/domain/modules/offExchange/placementOffers'
import * as z from 'zod/mini'
import { type OperatorDesk, operatorAction } from '../../base/operatorAction.ts'
import { instrumentText, reasonText } from '../../base/operatorShapes.ts'
import { placementStream } from '../foundPlacement.ts'
import { placementDefaults, tiersShape } from '../placementSettings.ts'

const count = z.int().check(z.gte(1), z.lte(1_000_000_000))

const placementShape = z.strictObject({
  placement: placementIdText,
  instrument: instrumentText,
  shares: count,
  /** What others have taken already. */
  taken: z._default(z.int().check(z.gte(0), z.lte(1_000_000_000)), 0),
  from: instantText,
  to: instantText,
  /** Without them, those of the settings. */
  tiers: z.exactOptional(tiersShape),
  lockDays: z.exactOptional(count),
  reason: reasonText,
})
export type PlacementInput = z.input<typeof placementShape>

const sent = (desk: OperatorDesk, placement: PlacementId, command: PlacementOffersCommand) =>
  desk.command(rules, placementStream(placement), command)

export const placementActions = [
  /** Announces a placement, or changes one that has not opened. */
  operatorAction('/placement', placementShape, async (asked, desk) => {
    const { placement: id, instrument: code, reason, ...terms } = asked
    const instrument = desk.services.market.listing(code)
    if (instrument === undefined) return no(invalid({ instrument: 'unknown' }))
    const placement = { ...placementDefaults(desk.services, instrument.currency), ...terms, id, instrument }
    return sent(desk, id, { kind: 'placementOffers.set', placement, reason })
  }),
  /** Ends one before its time: what is under review is rejected, and its money comes back. */
  operatorAction(
    '/placement/call-off',
    z.strictObject({ placement: placementIdText, reason: reasonText }),
    ({ placement, reason }, desk) => sent(desk, placement, { kind: 'placementOffers.callOff', reason }),
  ),
]
