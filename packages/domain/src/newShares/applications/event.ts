import type { InstrumentId, OfferId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { Money } from '../../base/money/money.ts'
import type { Application } from './state.ts'
import type { ReminderStep } from '../../base/module/reminders.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}
interface OfApplication extends Base {
  /** As it is from then on. */
  readonly application: Application
}

export type ApplicationsEvent =
  | (OfApplication & { readonly kind: 'applications.applied' })
  | (OfApplication & { readonly kind: 'applications.cancelled' })
  /** Postings release what was on hold above what is due. */
  | (OfApplication & { readonly kind: 'applications.won' })
  | (OfApplication & { readonly kind: 'applications.notWon' })
  /** Payment has begun, and the available funds are too small by so much; all of it where the account is restricted. */
  | (OfApplication & {
      readonly kind: 'applications.paymentAsked'
      readonly short: Money
      readonly isRestricted?: boolean | undefined
    })
  /** What was due is on hold whole. `isAsked`: the member has paid it, else the broker has collected it. */
  | (OfApplication & { readonly kind: 'applications.paid'; readonly isAsked: boolean })
  | (OfApplication & { readonly kind: 'applications.waived' })
  | (OfApplication & { readonly kind: 'applications.paymentFailed' })
  /** The position is opened in the same append: it takes what is on hold. */
  | (OfApplication & { readonly kind: 'applications.issued' })
  /**
   * `refunded` comes back now: what is on hold, or, where `isIssued`, what the position has cost. The position is given back in the same
   * append.
   */
  | (OfApplication & {
      readonly kind: 'applications.calledOff'
      readonly refunded: Money
      readonly isIssued: boolean
    })
  /** Payment begins tomorrow; `short` is what the available funds lack for it today, where they do. */
  | (OfApplication & {
      readonly kind: 'applications.paymentReminded'
      readonly rest: Money
      readonly short: Money
    })
  /** What was issued of the offer can be sold, and is not given back any more. */
  | (Base & { readonly kind: 'applications.listed'; readonly offer: OfferId })
  | (Base & {
      readonly kind: 'applications.reminderSet'
      readonly offer: OfferId
      readonly remind: boolean
    })
  | (Base & {
      readonly kind: 'applications.reminded'
      readonly offer: OfferId
      readonly instrument: InstrumentId
      readonly step: ReminderStep
      /** When it closes. */
      readonly closesAt: Instant
    })

/** An event of one application. */
export type ApplicationEvent = Extract<ApplicationsEvent, OfApplication>
