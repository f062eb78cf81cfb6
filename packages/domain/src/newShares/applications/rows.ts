import type { OfferId } from '../../base/ids.ts'
import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { StreamId } from '../../base/module/stream.ts'
import type { ApplicationsEvent } from './event.ts'
import { reminderRow } from '../../base/module/reminders.ts'
import { type Application, type ApplicationsState, runningStates } from './state.ts'

export const applicationCollections = {
  /** Every application of an account as an `ApplicationRecord`, the newest first; the state is `open` or `ended`, the group its `offerGroup`. */
  list: 'applications.list',
  /** Those that go on, of all accounts; the state is that of the application, the group its offer. */
  running: 'applications.running',
  /** Those that go on or are issued, likewise: what calling their offer off gives back. They go with the listing. */
  refundable: 'applications.refundable',
  /** Accounts that an offer reminds; the group is the offer. */
  reminders: 'applications.reminders',
} as const

/** Gathers the applications of one account to one offer. */
export const offerGroup = (stream: StreamId, offer: OfferId): string => `${stream} ${offer}`

export interface ApplicationRecord {
  readonly application: Application
}

const isRunning = ({ state }: Application): boolean => runningStates.some((running) => running === state)

const DIGITS = 6

const isIssued = ({ issued }: ApplicationsState, id: string): boolean => Object.hasOwn(issued, id)

function rowsOf({ stream, after }: Change<ApplicationsState, ApplicationsEvent>, own: Application) {
  const { id: key, number, offer, appliedAt, state } = own
  const sortKey = `${appliedAt} ${String(number).padStart(DIGITS, '0')}`
  const body: ApplicationRecord = { application: own }
  const isOpen = isRunning(own)
  const list: RowChange = {
    collection: applicationCollections.list,
    key,
    row: { state: isOpen ? 'open' : 'ended', group: offerGroup(stream, offer), sortKey, body },
  }
  const running: RowChange = {
    collection: applicationCollections.running,
    key,
    row: isOpen ? { state, group: offer, sortKey, body: {} } : undefined,
  }
  const refundable: RowChange = {
    collection: applicationCollections.refundable,
    key,
    row: isOpen || isIssued(after, key) ? { state, group: offer, sortKey, body: {} } : undefined,
  }
  return [list, running, refundable]
}

const reminderOf = ({ reminders }: ApplicationsState, offer: OfferId, sortKey: string): RowChange =>
  reminderRow(applicationCollections.reminders, reminders, offer, sortKey)

/** What is listed is forgotten, and cannot be called off any more. */
const forgotten = ({ before, after }: Change<ApplicationsState, ApplicationsEvent>): readonly RowChange[] =>
  Object.keys(before.issued)
    .filter((id) => !isIssued(after, id))
    .map((key) => ({ collection: applicationCollections.refundable, key, row: undefined }))

export const rows = (change: Change<ApplicationsState, ApplicationsEvent>): readonly RowChange[] => [
  ...change.events.flatMap((event) => eventRows(change, event)),
  ...forgotten(change),
]

function eventRows(
  change: Change<ApplicationsState, ApplicationsEvent>,
  event: ApplicationsEvent,
): readonly RowChange[] {
  switch (event.kind) {
    case 'applications.reminderSet':
    case 'applications.reminded':
      return [reminderOf(change.after, event.offer, event.at)]
    case 'applications.paymentReminded':
    case 'applications.listed':
      return []
    case 'applications.applied':
      return [
        ...rowsOf(change, event.application),
        reminderOf(change.after, event.application.offer, event.at),
      ]
    case 'applications.cancelled':
    case 'applications.won':
    case 'applications.notWon':
    case 'applications.paymentAsked':
    case 'applications.paid':
    case 'applications.waived':
    case 'applications.paymentFailed':
    case 'applications.issued':
    case 'applications.calledOff':
      return rowsOf(change, event.application)
    default: {
      const never: never = event
      return never
    }
  }
}
