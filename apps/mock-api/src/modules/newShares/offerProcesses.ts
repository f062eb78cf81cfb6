import {
  type InstrumentId,
  type ListingsCommand,
  type ListingsEvent,
  type MessagesCommand,
  type Offer,
  listings,
  streamId,
  tradingCollections,
  underwritingPrice,
  type ReminderStep,
} from '@onelot/domain'
import {
  type ApplicationsCommand,
  type OfferStepCommand,
  applicationCollections,
} from '@onelot/domain/modules/newShares/applications'
import {
  type OffersCommand,
  type OffersEvent,
  offersCollection,
} from '@onelot/domain/modules/newShares/offers'
import type { Process } from '../../kernel/modules.ts'
import { accountsOf, following } from '../base/following.ts'
import { news } from '../base/messageSource.ts'

type Of<K extends OffersEvent['kind']> = Extract<OffersEvent, { kind: K }>
type Opened = Of<'offers.opened'>
type CalledOff = Of<'offers.calledOff'>
type Delisted = Extract<ListingsEvent, { kind: 'listings.delisted' }>
type Drawn = Of<'offers.drawn'>
type StepReached = Of<'offers.stepReached'>

const streamOf = (instrument: InstrumentId) =>
  ({ kind: 'stream', stream: streamId(listings.stream, instrument) }) as const

const listedOf = ({ instrument, ...offer }: Offer) => ({
  instrument: instrument.id,
  listing: instrument,
  price: underwritingPrice(offer),
  reason: `offer ${offer.id}`,
})

/** The market knows the company from the announcement on, and lists it at the price that is paid. */
const listsCompany = following<Of<'offers.announced'>>({
  name: 'listings.listOffered',
  on: 'offers.announced',
  recipients: ({ offer }) => streamOf(offer.instrument.id),
  command: ({ offer }): ListingsCommand => ({ kind: 'listings.list', announced: true, ...listedOf(offer) }),
})

const amendsListing = (name: string, on: 'offers.amended' | 'offers.priced') =>
  following<Of<typeof on>>({
    name,
    on,
    recipients: ({ offer }) => streamOf(offer.instrument.id),
    command: ({ offer }): ListingsCommand => ({ kind: 'listings.amendListing', ...listedOf(offer) }),
  })

/** Every account with applications to the offer that go on, once: also where it has several. */
const applicantsOf = ({ id }: Offer) => accountsOf(applicationCollections.running, id)

/** Every account to which calling the offer off gives something back. */
const refundableOf = ({ id }: Offer) => accountsOf(applicationCollections.refundable, id)

const remindedBy = ({ id }: Offer) => accountsOf(applicationCollections.reminders, id)

const reminds = ({ id: offer, instrument, dates }: Offer, step: ReminderStep): ApplicationsCommand => ({
  kind: 'applications.remind',
  offer,
  step,
  instrument: instrument.id,
  closesAt: dates.closesAt,
})

/** What a step leads to in the account of each applicant; undefined where it leads to nothing there. */
function stepCommand({ step, offer: { id: offer } }: StepReached): OfferStepCommand | undefined {
  switch (step) {
    case 'payTomorrow':
      return { kind: 'applications.remindPayment', offer }
    case 'pay':
      return { kind: 'applications.collect', offer, isLast: false }
    case 'endPayment':
      return { kind: 'applications.collect', offer, isLast: true }
    case 'issue':
      return { kind: 'applications.issue', offer }
    case 'list':
      return { kind: 'applications.noteListing', offer }
    case 'closesToday':
    case 'close':
      return undefined
    default: {
      const never: never = step
      return never
    }
  }
}

const followsStep = following<StepReached>({
  name: 'applications.followStep',
  on: 'offers.stepReached',
  recipients(event) {
    if (stepCommand(event) === undefined) return undefined
    return event.step === 'list' ? refundableOf(event.offer) : applicantsOf(event.offer)
  },
  command(event) {
    const command = stepCommand(event)
    // `recipients` has chosen those that lead to something.
    if (command === undefined) throw new Error(`${event.step} leads to nothing`)
    return command
  },
})

/** What an offer leads to: each process reaches every account that it concerns exactly once. */
export const offerProcesses: readonly Process[] = [
  listsCompany,
  amendsListing('listings.amendOffered', 'offers.amended'),
  amendsListing('listings.priceOffered', 'offers.priced'),
  following<Opened>({
    name: 'applications.remindOfOpening',
    on: 'offers.opened',
    recipients: ({ offer }) => remindedBy(offer),
    command: ({ offer }) => reminds(offer, 'open'),
  }),
  following<StepReached>({
    name: 'applications.remindOfClosing',
    on: 'offers.stepReached',
    recipients: ({ step, offer }) => (step === 'closesToday' ? remindedBy(offer) : undefined),
    command: ({ offer }) => reminds(offer, 'closesToday'),
  }),
  following<Drawn>({
    name: 'applications.draw',
    on: 'offers.drawn',
    recipients: ({ offer }) => applicantsOf(offer),
    command: ({ offer, secret }): OfferStepCommand => ({
      kind: 'applications.draw',
      offer: offer.id,
      secret,
      price: underwritingPrice(offer),
    }),
  }),
  followsStep,
  following<Delisted>({
    name: 'offers.endDelisted',
    on: 'listings.delisted',
    recipients: ({ instrument }) => accountsOf(offersCollection, instrument),
    command: (): OffersCommand => ({ kind: 'offers.endDelisted' }),
  }),
  following<CalledOff>({
    name: 'applications.callOff',
    on: 'offers.calledOff',
    recipients: ({ offer }) => refundableOf(offer),
    command: ({ offer }): OfferStepCommand => ({ kind: 'applications.callOff', offer: offer.id }),
  }),
  following<CalledOff>({
    name: 'applications.remindOfCallOff',
    on: 'offers.calledOff',
    recipients: ({ offer }) => remindedBy(offer),
    command: ({ offer }) => reminds(offer, 'calledOff'),
  }),
  following<CalledOff>({
    name: 'listings.withdrawOffered',
    on: 'offers.calledOff',
    recipients: ({ cause, offer }) => (cause === 'delisted' ? undefined : streamOf(offer.instrument.id)),
    command: ({ offer }): ListingsCommand => ({
      kind: 'listings.delist',
      instrument: offer.instrument.id,
      reason: `offer ${offer.id}`,
    }),
  }),
  following<StepReached>({
    name: 'messages.offerListed',
    on: 'offers.stepReached',
    recipients: ({ step, offer }) =>
      step === 'list' ? accountsOf(tradingCollections.cards, offer.instrument.id) : undefined,
    command: ({ offer }): MessagesCommand => ({
      kind: 'messages.receive',
      id: `listed-${offer.id}`,
      content: news('orders', 'product', {
        name: 'offers.listed',
        instrument: offer.instrument.id,
        offer: offer.id,
      }),
    }),
  }),
]
