import type { ProductOnWire } from '@onelot/api-client'
import { type Money, negate } from '@onelot/domain'
import type { ShownStatus } from '@onelot/ui'

type State = ProductOnWire['state']

const statuses = {
  underReview: 'underReview',
  toBeDrawn: 'toBeDrawn',
  won: 'won',
  awaitingPayment: 'awaitingPayment',
  paid: 'paid',
  sealed: 'sealed',
  lending: 'lending',
  following: 'following',
  paused: 'paused',
  waiting: 'starting',
  running: 'running',
  ending: 'ending',
  accepted: 'passed',
  applied: 'applied',
  rejected: 'rejected',
  cancelled: 'cancelled',
  withdrawn: 'cancelled',
  notWon: 'notWon',
  waived: 'abstained',
  paymentFailed: 'paymentFailed',
  lost: 'bidLost',
  lapsed: 'lapsed',
  calledOff: 'refunded',
  finished: 'completed',
  recalled: 'completed',
  delisted: 'completed',
  ended: 'ended',
} as const satisfies Readonly<Record<State, ShownStatus>>

/** The status by which it shows. */
export const statusOf = (state: State): ShownStatus => statuses[state]

/** What it takes of the account, has brought or is worth; nothing where its money is back. */
export function flowOf({ amount }: Pick<ProductOnWire, 'amount'>): Money | undefined {
  if (amount === undefined) return undefined
  switch (amount.is) {
    case 'held':
    case 'due':
      return negate(amount.money)
    case 'earned':
    case 'worth':
      return amount.money
    case 'returned':
      return undefined
    default: {
      const never: never = amount.is
      return never
    }
  }
}

/** States whose reason is said, beside those that were rejected. */
const explained = [
  'awaitingPayment',
  'notWon',
  'waived',
  'paymentFailed',
  'lost',
  'lapsed',
  'calledOff',
  'recalled',
  'delisted',
] as const satisfies readonly State[]
/** Causes of a rejection that have words of their own. */
const causes = ['operator', 'restriction', 'delisted', 'changed', 'late'] as const
/** Money that was to be added to a follow: what changed meanwhile is that the follow ended. */
const ADDED = 'copyTrading.more'

type Cause = (typeof causes)[number] | 'followEnded' | 'other'
const saysAll: ReadonlySet<Cause> = new Set(['delisted', 'changed', 'followEnded', 'late'])

export type AskedWhy =
  | { readonly kind: 'state'; readonly state: (typeof explained)[number] }
  | { readonly kind: 'rejected'; readonly cause: Cause }

/** Why it is as it is, where its status does not say so. */
export function whyOf({
  kind,
  state,
  cause,
}: Pick<ProductOnWire, 'kind' | 'state' | 'cause'>): AskedWhy | undefined {
  if (state === 'rejected' && cause === 'changed' && kind === ADDED)
    return { kind: 'rejected', cause: 'followEnded' }
  if (state === 'rejected')
    return { kind: 'rejected', cause: causes.find((known) => known === cause) ?? 'other' }
  const found = explained.find((known) => known === state)
  return found && { kind: 'state', state: found }
}

/** Whether only customer service can say more. */
export const isForService = (why: AskedWhy | undefined): boolean =>
  why?.kind === 'rejected' && !saysAll.has(why.cause)
