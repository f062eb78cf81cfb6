import type { DisplayStatus } from '@onelot/domain'

/** The states that the specification names, by what they are states of. A status that two share is one status. */
export const positionStatuses = [
  'pendingOrder',
  'holding',
  'locked',
  'preparingToClose',
  'closed',
  'cancelled',
  'expired',
  'rejected',
] as const satisfies readonly DisplayStatus[]
/** Statuses of an order of any purpose: one that waits, what was filled, what ended without a fill. */
export const orderStatuses = ['pendingOrder', 'filled', 'cancelled', 'expired', 'rejected'] as const
/** Statuses of block, placement and OTC orders, loans, repayments, dividends. */
export const reviewStatuses = ['pendingReview', 'passed', 'rejected'] as const
/** Statuses of an application for a new share, from before it to its end. */
export const newShareStatuses = [
  'toBeSubscribed',
  'toBeDrawn',
  'won',
  'notWon',
  'awaitingPayment',
  'paid',
  'abstained',
  'paymentFailed',
  'refunded',
] as const
/** Statuses of a sealed bid, while it waits for the close and when it is known what it has won. */
export const bidStatuses = ['sealed', 'bidWon', 'bidWonInPart', 'bidLost', 'cancelled'] as const
/** Statuses of rights to new shares that a company offers its shareholders. */
export const rightsStatuses = ['applied', 'lapsed', 'refunded'] as const
export const copyStatuses = ['underReview', 'following', 'paused', 'ending', 'ended', 'cancelled'] as const
/** Statuses of a run of a strategy. */
export const runStatuses = ['starting', 'running', 'ending', 'ended', 'cancelled'] as const
export const loanStatuses = ['underReview', 'passed', 'rejected'] as const
export const realNameStatuses = ['notVerified', 'underReview', 'passed', 'rejected'] as const
export const lendingStatuses = ['lending', 'completed'] as const
/** Statuses of deposits and withdrawals, while they wait and when they have been decided. */
export const fundStatuses = ['pending', 'passed', 'rejected'] as const

export type ReviewStatus = (typeof reviewStatuses)[number]
/** Every status that shows: of a position (`displayStatus`), an order, a request, an application. */
export type ShownStatus =
  | DisplayStatus
  | (typeof orderStatuses)[number]
  | ReviewStatus
  | (typeof newShareStatuses)[number]
  | (typeof bidStatuses)[number]
  | (typeof rightsStatuses)[number]
  | (typeof copyStatuses)[number]
  | (typeof runStatuses)[number]
  | (typeof loanStatuses)[number]
  | (typeof realNameStatuses)[number]
  | (typeof lendingStatuses)[number]
  | (typeof fundStatuses)[number]

/** Every status once, in the order of the specification. */
export const shownStatuses: readonly ShownStatus[] = [
  ...new Set<ShownStatus>([
    ...reviewStatuses,
    ...positionStatuses,
    ...orderStatuses,
    ...newShareStatuses,
    ...bidStatuses,
    ...rightsStatuses,
    ...copyStatuses,
    ...runStatuses,
    ...loanStatuses,
    ...realNameStatuses,
    ...lendingStatuses,
    ...fundStatuses,
  ]),
]

type StatusTone = 'neutral' | 'accent' | 'error'

const waiting: ReadonlySet<ShownStatus> = new Set([
  'pendingOrder',
  'preparingToClose',
  'starting',
  'ending',
  'pendingReview',
  'underReview',
  'pending',
  'toBeSubscribed',
  'toBeDrawn',
  'won',
  'awaitingPayment',
  'sealed',
  'applied',
])
const failed: ReadonlySet<ShownStatus> = new Set(['rejected', 'paymentFailed'])

/** Violet while something is still to happen, the tone of errors where it went wrong, else quiet. */
export function statusTone(status: ShownStatus): StatusTone {
  if (failed.has(status)) return 'error'
  return waiting.has(status) ? 'accent' : 'neutral'
}
