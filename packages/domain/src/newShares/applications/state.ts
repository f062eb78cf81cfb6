import type { ApplicationId, InstrumentId, OfferId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { Currency } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { type Money, add, zero } from '../../base/money/money.ts'
import { settlementOf } from '../offering/money.ts'
import type { OfferDates } from '../offering/offer.ts'

/** `won` until payment begins; `awaitingPayment` while money is missing; `paid` until the shares are issued. */
export const runningStates = ['toBeDrawn', 'won', 'awaitingPayment', 'paid'] as const
export type RunningState = (typeof runningStates)[number]

export const applicationEndings = [
  'issued',
  'notWon',
  'waived',
  'paymentFailed',
  'cancelled',
  'calledOff',
] as const
export type ApplicationEnding = (typeof applicationEndings)[number]

export type ApplicationState = RunningState | ApplicationEnding

/** What the draw has given an application. */
export interface Drawn {
  readonly at: Instant
  /** HMAC-SHA-256 of the application's id under the secret. */
  readonly digest: string
  readonly wonUnits: number
  /** The actual price. */
  readonly price: Decimal
  /** Shares won at the price. */
  readonly due: Money
}

/** An application for new shares. Its id is also the `ref` of its postings, and the text of the position that it leads to. */
export interface Application {
  readonly id: ApplicationId
  /** Counts those of the account, from 1. */
  readonly number: number
  readonly offer: OfferId
  readonly instrument: InstrumentId
  readonly currency: Currency
  /** Shares of one unit. */
  readonly unit: number
  readonly units: number
  /** Units of the offer that it keeps from others. */
  readonly claimedUnits: number
  readonly provisionalPrice: Decimal
  readonly winningRate: Decimal
  /** Those of the offer: they do not change once it is open. */
  readonly dates: OfferDates
  readonly appliedAt: Instant
  /** Held from the application to the draw. */
  readonly deposit: Money
  /** On hold now. */
  readonly held: Money
  readonly state: ApplicationState
  readonly drawn?: Drawn | undefined
  readonly paidAt?: Instant | undefined
  readonly endedAt?: Instant | undefined
}

export interface ApplicationsState {
  /** How many there have been. */
  readonly made: number
  /** Those that go on. What has ended is in rows only. */
  readonly running: Readonly<Record<ApplicationId, Application>>
  /** Those whose shares are issued and not listed: their offer may still be called off. */
  readonly issued: Readonly<Record<ApplicationId, Application>>
  /** Offers whose opening, last day and call-off the member gets a message of. */
  readonly reminders: readonly OfferId[]
}

export const initialApplications: ApplicationsState = Object.freeze({
  made: 0,
  running: {},
  issued: {},
  reminders: [],
})

/** Ids come from outside, so only own keys count. */
export const applicationIn = ({ running }: ApplicationsState, id: ApplicationId): Application | undefined =>
  Object.hasOwn(running, id) ? running[id] : undefined

const ofOffer = (
  applications: Readonly<Record<ApplicationId, Application>>,
  offer: OfferId,
): readonly Application[] =>
  Object.values<Application>(applications)
    .filter((application) => application.offer === offer)
    .toSorted((a, b) => a.number - b.number)

/** Those to one offer, the earliest first. */
export const applicationsTo = (
  { running }: Pick<ApplicationsState, 'running'>,
  offer: OfferId,
): readonly Application[] => ofOffer(running, offer)

/** Those to one offer whose shares are issued, the earliest first. */
export const issuedOf = ({ issued }: ApplicationsState, offer: OfferId): readonly Application[] =>
  ofOffer(issued, offer)

/** What was due at the draw and not on hold. */
export const restOf = ({ deposit, drawn }: Pick<Application, 'deposit' | 'drawn'>): Money =>
  drawn === undefined ? zero(deposit.currency) : settlementOf(deposit, drawn.due).rest

/** What has gone back of an application: at the draw, and since. */
export function refundedOf({ deposit, drawn, paidAt, state }: Application): Money {
  switch (state) {
    case 'notWon':
    case 'waived':
    case 'paymentFailed':
    case 'cancelled':
      return deposit
    case 'calledOff':
      return paidAt === undefined ? deposit : add(deposit, settlementOf(deposit, drawn?.due ?? deposit).rest)
    case 'toBeDrawn':
    case 'won':
    case 'awaitingPayment':
    case 'paid':
    case 'issued':
      return drawn === undefined ? zero(deposit.currency) : settlementOf(deposit, drawn.due).back
    default: {
      const never: never = state
      return never
    }
  }
}

export const sharesOf = ({ unit, units }: Pick<Application, 'unit' | 'units'>): number => unit * units

export const wonSharesOf = ({ unit, drawn }: Pick<Application, 'unit' | 'drawn'>): number =>
  unit * (drawn?.wonUnits ?? 0)
