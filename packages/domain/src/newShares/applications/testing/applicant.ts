import { accountId } from '../../../base/ids.ts'
import { type Balances, post } from '../../../base/ledger/ledger.ts'
import { accountStream } from '../../../base/module/stream.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { money } from '../../../base/money/money.ts'
import { at, offer } from '../../offering/testing/offer.ts'
import {
  type ApplicationsCommand,
  type ApplicationsContext,
  type ApplicationsState,
  applications,
} from '../module.ts'

export { at, offer }

export const balances = (available: string): Balances =>
  post({}, [
    { from: 'external', to: 'available', money: money('KRW', available), reason: 'practiceMoney', ref: 'A1' },
  ])

/** A member who may apply, while it is open. */
export const applicant: ApplicationsContext = {
  now: offer.dates.opensAt,
  newId: 'N1',
  ledger: balances('10000000'),
  offered: true,
  account: accountId('A1'),
  restrictions: [],
  realName: 'passed',
  isBlocked: false,
  offer,
  phase: 'open',
}

/** What an account has after a command. */
export interface After {
  readonly state: ApplicationsState
  readonly ledger: Balances
}
export const before: After = { state: applications.initial, ledger: applicant.ledger }

const stream = accountStream(accountId('A1'))
let commands = 0

/** Decides a command of an account, at the balances that it has. */
export function when(
  { state, ledger }: After,
  command: ApplicationsCommand,
  changed: Partial<ApplicationsContext> = {},
) {
  commands += 1
  const context = { ...applicant, newId: `N${String(commands)}`, ledger, ...changed }
  const refusals = applications.check(command, state, context)
  const decided = applications.decide(command, state, context)
  const decision = decided.ok ? decided.value : { events: [] }
  const { events } = decision
  const after = events.reduce((folded, event) => applications.evolve(folded, event), state)
  const postings = events.flatMap((event) => event.postings)
  return {
    refusals: refusals.map(({ code }) => code),
    refusal: decided.ok ? undefined : decided.refusal,
    events,
    claims: decision.quotaClaims ?? [],
    rows: applications.rows({ stream, before: state, after, events }),
    posted: postings.map(({ from, to, money: { amount }, reason }) => `${from} ${to} ${amount} ${reason}`),
    state: after,
    ledger: post(context.ledger, postings),
  }
}

export const apply = (shares: number): ApplicationsCommand => ({
  kind: 'applications.apply',
  offer: offer.id,
  shares,
})

/** An account with one application. */
export function applied(shares: number, account: After = before) {
  const made = when(account, apply(shares))
  const [application] = Object.values(made.state.running).toReversed()
  if (application === undefined) throw new Error(`not applied: ${made.refusals.join(', ')}`)
  return { ...made, application }
}

export const draw = (price = '20000', secret = 'b'.repeat(64)): ApplicationsCommand => ({
  kind: 'applications.draw',
  offer: offer.id,
  secret,
  price: decimal(price),
})
export const collect = (isLast = false): ApplicationsCommand => ({
  kind: 'applications.collect',
  offer: offer.id,
  isLast,
})
