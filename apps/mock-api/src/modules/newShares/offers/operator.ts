import { type Offer, decimal, money, offerId } from '@onelot/domain'
import { type OffersCommand, offers as rules } from '@onelot/domain/modules/newShares/offers'
import { instantText } from '@onelot/api-client'
import * as z from 'zod/mini'
import { offerStream } from '../foundOffer.ts'
import { companyOf, companyShape, localizedName, shareCount } from '../newCompany.ts'
import { type OperatorDesk, operatorAction } from '../../base/operatorAction.ts'
import { partText, positiveText, reasonText } from '../../base/operatorShapes.ts'

const idText = z.pipe(
  z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
  z.transform((value) => offerId(value)),
)

const offerShape = z.strictObject({
  offer: idText,
  ...companyShape,
  issuer: localizedName,
  sponsor: localizedName,
  dates: z.strictObject({
    opensAt: instantText,
    closesAt: instantText,
    drawsAt: instantText,
    paymentFrom: instantText,
    paymentTo: instantText,
    issuesAt: instantText,
    listsAt: instantText,
  }),
  provisionalPrice: positiveText,
  actualPrice: z.exactOptional(positiveText),
  unit: z._default(shareCount, 1),
  units: shareCount,
  minShares: z._default(shareCount, 10),
  limit: z._default(shareCount, 1),
  /** In the currency of the market. */
  minFunds: z._default(partText, decimal('0')),
  depositRate: z._default(positiveText, decimal('0.5')),
  winningRate: positiveText,
  reason: reasonText,
})
export type OfferInput = z.input<typeof offerShape>
type OfferAsked = z.output<typeof offerShape>

function offerIn(asked: OfferAsked): Offer {
  const { issuer, sponsor, dates, provisionalPrice, actualPrice, unit, units, minShares, limit } = asked
  const instrument = companyOf(asked)
  return {
    id: asked.offer,
    instrument,
    issuer,
    sponsor,
    dates,
    provisionalPrice,
    actualPrice,
    unit,
    units,
    minShares,
    limit,
    minFunds: money(instrument.currency, asked.minFunds),
    depositRate: asked.depositRate,
    winningRate: asked.winningRate,
  }
}

const sent = (desk: OperatorDesk, offer: Offer['id'], command: OffersCommand) =>
  desk.command(rules, offerStream(offer), command)

const set = (desk: OperatorDesk, asked: OfferAsked) =>
  sent(desk, asked.offer, { kind: 'offers.set', offer: offerIn(asked), reason: asked.reason })

/** Announces an offer, or changes one that has not opened. @throws ZodError on terms that have another form */
export const setOffer = (desk: OperatorDesk, terms: OfferInput) => set(desk, z.parse(offerShape, terms))

export const offerActions = [
  operatorAction('/offer', offerShape, (asked, desk) => set(desk, asked)),
  /** The actual price, until the draw. */
  operatorAction(
    '/offer/price',
    z.strictObject({ offer: idText, price: positiveText, reason: reasonText }),
    ({ offer, price, reason }, desk) => sent(desk, offer, { kind: 'offers.setPrice', price, reason }),
  ),
  /** Ends an offer that is not listed: all that is held or paid goes back. */
  operatorAction(
    '/offer/call-off',
    z.strictObject({ offer: idText, reason: reasonText }),
    ({ offer, reason }, desk) => sent(desk, offer, { kind: 'offers.callOff', reason }),
  ),
]
