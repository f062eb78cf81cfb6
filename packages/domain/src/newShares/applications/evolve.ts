import type { OfferId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import { withReminder } from '../../base/module/reminders.ts'
import type { ApplicationsEvent } from './event.ts'
import type { Application, ApplicationsState } from './state.ts'

const withApplication = (state: ApplicationsState, application: Application): ApplicationsState => ({
  ...state,
  made: Math.max(state.made, application.number),
  running: { ...state.running, [application.id]: application },
})

function without(state: ApplicationsState, { id }: Application): ApplicationsState {
  const { [id]: _ended, ...running } = state.running
  const { [id]: _issued, ...issued } = state.issued
  return { ...state, running, issued }
}

/** What has been listed meanwhile is forgotten: an earlier release noted no listing. */
function withIssued(state: ApplicationsState, application: Application, at: Instant): ApplicationsState {
  const { running, issued } = without(state, application)
  const all: ApplicationsState['issued'] = { ...issued, [application.id]: application }
  const unlisted = Object.values<Application>(all).filter(({ dates }) => at < dates.listsAt)
  return { ...state, running, issued: Object.fromEntries(unlisted.map((one) => [one.id, one])) }
}

const withoutListed = (state: ApplicationsState, offer: OfferId): ApplicationsState => ({
  ...state,
  issued: Object.fromEntries(
    Object.values<Application>(state.issued)
      .filter((application) => application.offer !== offer)
      .map((one) => [one.id, one]),
  ),
})

const withReminderOf = (state: ApplicationsState, offer: OfferId, remind: boolean): ApplicationsState => ({
  ...state,
  reminders: withReminder(state.reminders, offer, remind),
})

/** The applications of an account after an event. */
export function evolve(state: ApplicationsState, event: ApplicationsEvent): ApplicationsState {
  switch (event.kind) {
    case 'applications.applied':
      // Who has applied need not be reminded to.
      return withReminderOf(withApplication(state, event.application), event.application.offer, false)
    case 'applications.won':
    case 'applications.paymentAsked':
    case 'applications.paid':
      return withApplication(state, event.application)
    case 'applications.cancelled':
    case 'applications.notWon':
    case 'applications.waived':
    case 'applications.paymentFailed':
    case 'applications.calledOff':
      return without(state, event.application)
    case 'applications.issued':
      return withIssued(state, event.application, event.at)
    case 'applications.listed':
      return withoutListed(state, event.offer)
    case 'applications.reminderSet':
      return withReminderOf(state, event.offer, event.remind)
    case 'applications.reminded':
      // After the opening comes one more: the last day, or that it is called off.
      return event.step === 'open' ? state : withReminderOf(state, event.offer, false)
    case 'applications.paymentReminded':
      return state
    default: {
      const never: never = event
      return never
    }
  }
}
