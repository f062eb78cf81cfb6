import type { ApplicationOnWire } from '@onelot/api-client'
import type { ShownStatus } from '@onelot/ui'

type ApplicationState = ApplicationOnWire['state']

const statuses = {
  toBeDrawn: 'toBeDrawn',
  won: 'won',
  awaitingPayment: 'awaitingPayment',
  paid: 'paid',
  issued: 'paid',
  notWon: 'notWon',
  waived: 'abstained',
  paymentFailed: 'paymentFailed',
  cancelled: 'cancelled',
  calledOff: 'refunded',
} as const satisfies Readonly<Record<ApplicationState, ShownStatus>>

/** The status by which an application shows: shares that were issued are paid ones. */
export const statusOf = (state: ApplicationState): ShownStatus => statuses[state]
