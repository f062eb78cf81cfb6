import { type Instant, type Money, isPositive, type ReminderStep } from '@onelot/domain'
import {
  type Application,
  type ApplicationsEvent,
  refundedOf,
  restOf,
  wonSharesOf,
} from '@onelot/domain/modules/newShares/applications'
import { type MessageSource, news, sourcesOf } from '../../base/messageSource.ts'

const after = sourcesOf<ApplicationsEvent>()

interface Said {
  readonly amount?: Money | undefined
  readonly at?: Instant | undefined
}

const about = (name: string, { id: application, offer, instrument, ...own }: Application, said: Said = {}) =>
  news('orders', 'product', {
    name: `applications.${name}`,
    application,
    offer,
    instrument,
    ...(own.drawn === undefined ? {} : { shares: wonSharesOf(own) }),
    ...said,
  })

const reminderNames = {
  open: 'applications.opens',
  closesToday: 'applications.closesToday',
  calledOff: 'applications.offerCalledOff',
} as const satisfies Readonly<Record<ReminderStep, string>>

/** What becomes of an application that its member did not do. */
export const messages: readonly MessageSource[] = [
  after('applications.won', ({ application }) => {
    const rest = restOf(application)
    const { paymentFrom: at } = application.dates
    // What is whole already needs nothing more.
    return isPositive(rest)
      ? about('won', application, { amount: rest, at })
      : about('wonWhole', application, { at: application.dates.listsAt })
  }),
  after('applications.notWon', ({ application }) =>
    about('notWon', application, { amount: refundedOf(application) }),
  ),
  after('applications.paymentReminded', ({ application, rest, short }) => {
    const { paymentFrom: at } = application.dates
    return isPositive(short)
      ? about('shortTomorrow', application, { amount: short, at })
      : about('payTomorrow', application, { amount: rest, at })
  }),
  after('applications.paymentAsked', ({ application, short: amount, isRestricted }) =>
    about(isRestricted === true ? 'paymentWaits' : 'short', application, {
      amount,
      at: application.dates.paymentTo,
    }),
  ),
  after('applications.paid', ({ application, isAsked }) =>
    isAsked
      ? undefined
      : about('paid', application, { amount: application.held, at: application.dates.issuesAt }),
  ),
  after('applications.paymentFailed', ({ application }) =>
    about('paymentFailed', application, { amount: refundedOf(application) }),
  ),
  after('applications.calledOff', ({ application, refunded: amount }) =>
    about('calledOff', application, { amount }),
  ),
  after('applications.issued', ({ application }) =>
    about('issued', application, { at: application.dates.listsAt }),
  ),
  after('applications.reminded', ({ offer, instrument, step, closesAt: at }) =>
    news('orders', 'product', { name: reminderNames[step], offer, instrument, at }),
  ),
]
