import { defineEndpoint, moneyShape } from '@onelot/api-client'
import {
  type Change,
  type Holding,
  type ModuleCommand,
  type ModuleEvent,
  type Money,
  type Refusal,
  type RuleContext,
  type Schedule,
  type SubmittedRequest,
  balanceOf,
  compare,
  defineModule,
  exact,
  isPositive,
  money,
  negate,
  ok,
  plusMs,
  posting,
  refuse,
  subtract,
} from '@onelot/domain'
import * as z from 'zod/mini'
import { memberWrite } from '../http/route.ts'
import { type BrokerModule, rulesOf } from '../modules/base/brokerModule.ts'
import { decidedForMember } from '../modules/base/decided.ts'

const TERM_MS = 6 * 3_600_000

interface Plan {
  readonly id: string
  readonly money: Money
}
interface State {
  readonly plans: Readonly<Record<string, Plan>>
  /** What began cost, one amount a plan. */
  readonly charged: readonly Money[]
}
interface PlanEvent extends ModuleEvent {
  readonly kind: 'testPlans.asked' | 'testPlans.begun' | 'testPlans.ended'
  readonly plan: Plan
  /** Where it is to be paid to one day. */
  readonly payee?: string | undefined
  readonly charge?: Money | undefined
}
type Command =
  | { readonly kind: 'testPlans.ask'; readonly money: Money; readonly payee?: string | undefined }
  | { readonly kind: 'testPlans.begin'; readonly request: SubmittedRequest }
  | { readonly kind: 'testPlans.end'; readonly owner: string }

function evolve({ plans, charged }: State, { kind, plan, charge }: PlanEvent): State {
  if (kind === 'testPlans.asked') return { plans, charged }
  if (kind === 'testPlans.begun')
    return { plans: { ...plans, [plan.id]: plan }, charged: charge ? [...charged, charge] : charged }
  const { [plan.id]: _ended, ...others } = plans
  return { plans: others, charged }
}

function check(command: Command, _: State, { ledger }: RuleContext): readonly Refusal[] {
  if (command.kind !== 'testPlans.ask') return []
  const available = balanceOf(ledger, command.money.currency, 'available')
  return isPositive(command.money) && compare(command.money, available) <= 0
    ? []
    : [refuse('AVAILABLE_INSUFFICIENT', {})]
}

/** What is on hold pays a hundredth, and is kept for some hours. */
function accept(command: Command, { plans }: State, { now: at }: RuleContext): readonly PlanEvent[] {
  const base = { version: 1, at } as const
  if (command.kind === 'testPlans.ask')
    return [
      {
        ...base,
        kind: 'testPlans.asked',
        postings: [],
        plan: { id: '', money: command.money },
        payee: command.payee,
      },
    ]
  if (command.kind === 'testPlans.begin') {
    const { id, hold } = command.request
    if (hold === undefined) return []
    const charge = money(hold.currency, exact(hold.amount).div('100'), 'down')
    const kept = subtract(hold, charge)
    const postings = [
      ...posting('frozen', 'fees', charge, 'testPlans.charged', id),
      ...posting('frozen', 'copy', kept, 'testPlans.begun', id),
    ]
    return [{ ...base, kind: 'testPlans.begun', postings, plan: { id, money: kept }, charge }]
  }
  const plan = plans[command.owner]
  if (plan === undefined) return []
  const postings = posting('copy', 'available', plan.money, 'testPlans.ended', plan.id)
  return [{ ...base, kind: 'testPlans.ended', postings, plan }]
}

const schedule = ({ events }: Change<State, PlanEvent>): readonly Schedule[] =>
  events.flatMap(({ kind, plan, at }) => {
    if (kind === 'testPlans.asked') return []
    const timers =
      kind === 'testPlans.begun' ? [{ kind: 'testPlans.end', dueAt: plusMs(at, TERM_MS) } as const] : []
    return [{ owner: plan.id, timers, watches: [] }]
  })

const initial: State = { plans: {}, charged: [] }

/** A module whose plans a member asks for: what a review holds, and what a product keeps and charges, is in the drawn histories too. */
export const planRules = defineModule({
  name: 'testPlans',
  stream: 'account',
  initial,
  shape: 1,
  evolve,
  upcasts: { 'testPlans.asked': [], 'testPlans.begun': [], 'testPlans.ended': [] },
  refusals: { 'testPlans.ask': ['AVAILABLE_INSUFFICIENT'], 'testPlans.begin': [], 'testPlans.end': [] },
  check,
  accept,
  schedule,
  rows: () => [],
  holds: ({ plans }: State): readonly Holding[] =>
    Object.values(plans).map(({ id, money: kept }) => ({ account: 'copy', ref: id, money: kept })),
  earned: ({ charged }: State) => charged.map(negate),
})

const ask = defineEndpoint({
  path: 'testPlans/ask',
  summary: '',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ money: moneyShape, payee: z.optional(z.string()) }),
  response: z.object({}),
  refusals: ['AVAILABLE_INSUFFICIENT'],
  successes: [],
})

export const testPlans: BrokerModule = {
  routes: [
    memberWrite(ask, async ({ money: asked, payee }, visit) => {
      const decided = await decidedForMember(visit, planRules, { kind: 'testPlans.ask', money: asked, payee })
      return decided.ok ? ok({ data: {}, plan: decided.value }) : decided
    }),
  ],
  rules: rulesOf(planRules, ({ base }) => base),
  requests: [
    {
      kind: 'testPlans.plan',
      on: 'testPlans.asked',
      request: ({ plan, payee }: PlanEvent) => ({ terms: {}, hold: plan.money, payee }),
      passed: (request): ModuleCommand & Command => ({ kind: 'testPlans.begin', request }),
    },
  ],
}
