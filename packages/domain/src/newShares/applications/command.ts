import type { ApplicationId, InstrumentId, OfferId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { ReminderStep } from '../../base/module/reminders.ts'

/** What a member asks for. */
export type MemberApplicationsCommand =
  | { readonly kind: 'applications.apply'; readonly offer: OfferId; readonly shares: number }
  | { readonly kind: 'applications.cancel'; readonly application: ApplicationId }
  | { readonly kind: 'applications.pay'; readonly application: ApplicationId }
  | { readonly kind: 'applications.waive'; readonly application: ApplicationId }
  | { readonly kind: 'applications.setReminder'; readonly offer: OfferId; readonly remind: boolean }

/** What an offer leads to, for every application to it that the account has. */
export type OfferStepCommand =
  | {
      readonly kind: 'applications.draw'
      readonly offer: OfferId
      readonly secret: string
      readonly price: Decimal
    }
  /** `isLast`: what is not whole now has failed. */
  | { readonly kind: 'applications.collect'; readonly offer: OfferId; readonly isLast: boolean }
  | { readonly kind: 'applications.issue'; readonly offer: OfferId }
  | { readonly kind: 'applications.callOff'; readonly offer: OfferId }
  /** From then on the offer cannot be called off. */
  | { readonly kind: 'applications.noteListing'; readonly offer: OfferId }
  | { readonly kind: 'applications.remindPayment'; readonly offer: OfferId }
  | {
      readonly kind: 'applications.remind'
      readonly offer: OfferId
      readonly step: ReminderStep
      readonly instrument: InstrumentId
      readonly closesAt: Instant
    }

export type ApplicationsCommand = MemberApplicationsCommand | OfferStepCommand
