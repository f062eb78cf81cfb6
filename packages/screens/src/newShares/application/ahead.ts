import type { ApplicationOnWire } from '@onelot/api-client'
import { type Instant, type Money, compareDecimals, isZero } from '@onelot/domain'
import type { StepState } from '@onelot/ui'

export type ApplicationStep = ApplicationOnWire['timeline'][number]

/** When a step happened, or is planned. */
export const momentOf = (
  { timeline }: Pick<ApplicationOnWire, 'timeline'>,
  step: ApplicationStep['step'],
): Instant | undefined => timeline.find((one) => one.step === step)?.at

/** How far a step is: the first that is not done is the present one, and a payment that failed is marked as such. */
export function stateOfStep(
  timeline: readonly ApplicationStep[],
  { step, done }: ApplicationStep,
): StepState {
  if (step === 'paymentFailed') return 'failed'
  if (done) return 'done'
  return timeline.find((one) => !one.done)?.step === step ? 'current' : 'waiting'
}

/** By how much the money is too little for what was won, and until when it has to be there; undefined where it reaches, and where nothing is due. */
export function shortageOf(
  application: Pick<ApplicationOnWire, 'short' | 'timeline'>,
): { readonly money: Money; readonly until: Instant } | undefined {
  const { short } = application
  const until = momentOf(application, 'paymentTo')
  return short === undefined || until === undefined || isZero(short) ? undefined : { money: short, until }
}

/** What happens next by itself; undefined once nothing does. */
export const nextStepOf = ({ timeline }: Pick<ApplicationOnWire, 'timeline'>): ApplicationStep | undefined =>
  timeline.find(({ done }) => !done)

const waitsFor = {
  toBeDrawn: 'drawn',
  won: 'paymentFrom',
  awaitingPayment: 'paymentTo',
  paid: 'issued',
  issued: 'listed',
} as const satisfies Partial<Record<ApplicationOnWire['state'], ApplicationStep['step']>>

const isWaiting = (state: ApplicationOnWire['state']): state is keyof typeof waitsFor =>
  Object.hasOwn(waitsFor, state)

/** What the reader waits for, beyond the end of applications; undefined once nothing comes. */
export function awaitedStepOf({
  state,
  timeline,
}: Pick<ApplicationOnWire, 'state' | 'timeline'>): ApplicationStep | undefined {
  if (!isWaiting(state)) return undefined
  const step = waitsFor[state]
  return timeline.find((one) => one.step === step && !one.done)
}

/** Before the draw the actual price may be set to what the provisional one is: then it does not matter which of them shows. */
export const isPriceKnown = ({
  phase,
  provisionalPrice,
  underwritingPrice,
}: Pick<ApplicationOnWire, 'phase' | 'provisionalPrice' | 'underwritingPrice'>): boolean =>
  (phase !== 'coming' && phase !== 'open' && phase !== 'toBeDrawn' && phase !== 'calledOff') ||
  compareDecimals(provisionalPrice, underwritingPrice) !== 0

/** Those of which no shares came, or were given back. */
const endedWithoutShares: ReadonlySet<ApplicationOnWire['state']> = new Set([
  'notWon',
  'waived',
  'paymentFailed',
  'cancelled',
  'calledOff',
])
export const hasComeToNothing = ({ state }: Pick<ApplicationOnWire, 'state'>): boolean =>
  endedWithoutShares.has(state)

export interface Headline {
  readonly name: 'deposit' | 'due' | 'refunded'
  readonly amount: Money
}

/** The one amount that a reader looks for: what is on hold, what is due, or what came back. */
export function headlineOf({
  state,
  deposit,
  refunded,
  won,
}: Pick<ApplicationOnWire, 'state' | 'deposit' | 'refunded'> & {
  readonly won?: Pick<NonNullable<ApplicationOnWire['won']>, 'due'> | undefined
}): Headline {
  if (endedWithoutShares.has(state)) return { name: 'refunded', amount: refunded }
  return won === undefined ? { name: 'deposit', amount: deposit } : { name: 'due', amount: won.due }
}
