import type { Names } from './moduleNames.ts'
import { rulesTest } from './moduleRulesTest.ts'

const state = ({ pascal }: Names) => `import type { Instant } from '../../base/instant.ts'
import type { Money } from '../../base/money/money.ts'

export interface Plan {
  /** That of the request that led to it; the \`ref\` of its postings. */
  readonly id: string
  readonly money: Money
  readonly begunAt: Instant
  readonly endsAt: Instant
}

export interface ${pascal}State {
  /** Those that have not ended, by id. */
  readonly plans: Readonly<Record<string, Plan>>
}

export const initial${pascal}: ${pascal}State = Object.freeze({ plans: {} })

export const planIn = ({ plans }: ${pascal}State, id: string): Plan | undefined =>
  Object.hasOwn(plans, id) ? plans[id] : undefined
`

const event = ({ name, pascal }: Names) => `import type { ModuleEvent } from '../../base/module/module.ts'
import type { Money } from '../../base/money/money.ts'
import type { Plan } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

export type ${pascal}Event =
  /** A request to begin a plan is submitted with it. */
  | (Base & { readonly kind: '${name}.applied'; readonly money: Money })
  | (Base & { readonly kind: '${name}.begun'; readonly plan: Plan })
  | (Base & { readonly kind: '${name}.ended'; readonly plan: Plan })
`

const command = ({ name, pascal }: Names) => `import type { DueCommand } from '../../base/module/module.ts'
import type { Money } from '../../base/money/money.ts'

export type ${pascal}Command =
  | { readonly kind: '${name}.apply'; readonly money: Money }
  /** The request has passed; \`money\` is on hold for it. */
  | { readonly kind: '${name}.begin'; readonly id: string; readonly money: Money }
  /** From the timer of the plan that it names. */
  | (DueCommand & { readonly kind: '${name}.end' })
`

const context = ({ pascal }: Names) => `import type { Restriction } from '../../base/access/access.ts'
import type { RuleContext } from '../../base/module/module.ts'
import type { Decimal } from '../../base/money/decimal.ts'

/** What the rules know besides the module's own state. */
export interface ${pascal}Context extends RuleContext {
  /** A setting: no plan of a currency begins with less. */
  readonly least: Decimal
  /** Those of the account: a question that another module answers. */
  readonly restrictions: readonly Restriction[]
}
`

const rows = ({ name, pascal }: Names) => `import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { ${pascal}Event } from './event.ts'
import type { ${pascal}State } from './state.ts'

/** \`${name}.plans\` lists every plan with its \`Plan\` as the body; the state says whether it has ended. All are one group, which operators read. */
export const rows = ({ events }: Change<${pascal}State, ${pascal}Event>): readonly RowChange[] =>
  events.flatMap((event) => {
    if (event.kind === '${name}.applied') return []
    const { kind, plan } = event
    const state = kind === '${name}.begun' ? 'running' : 'ended'
    const row = { state, group: 'all', sortKey: plan.begunAt, body: plan }
    return [{ collection: '${name}.plans', key: plan.id, row }]
  })
`

const rules = ({ name, pascal }: Names) => `import { plusMs } from '../../base/instant.ts'
import { balanceOf, posting } from '../../base/ledger/ledger.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { Change, Holding } from '../../base/module/module.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import { compare, isPositive, money } from '../../base/money/money.ts'
import { type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { ${pascal}Command } from './command.ts'
import type { ${pascal}Context } from './context.ts'
import type { ${pascal}Event } from './event.ts'
import { rows } from './rows.ts'
import { type ${pascal}State, initial${pascal}, planIn } from './state.ts'

/** A plan runs for a day. */
const TERM_MS = 86_400_000

function evolve(state: ${pascal}State, event: ${pascal}Event): ${pascal}State {
  switch (event.kind) {
    case '${name}.applied':
      return state
    case '${name}.begun':
      return { ...state, plans: { ...state.plans, [event.plan.id]: event.plan } }
    case '${name}.ended': {
      const others = Object.entries(state.plans).filter(([id]) => id !== event.plan.id)
      return { ...state, plans: Object.fromEntries(others) }
    }
    default: {
      const never: never = event
      return never
    }
  }
}

function check(
  command: ${pascal}Command,
  _: ${pascal}State,
  { least, restrictions, ledger }: ${pascal}Context,
): readonly Refusal[] {
  if (command.kind !== '${name}.apply') return []
  const { currency, amount } = command.money
  const refusals: Refusal[] = []
  if (restrictions.includes('frozen')) refusals.push(refuse('ACCOUNT_FROZEN', {}))
  if (!isPositive(command.money)) refusals.push(invalid({ 'money.amount': 'tooLow' }))
  if (compare(command.money, money(currency, least)) < 0)
    refusals.push(refuse('BUY_BELOW_MINIMUM', { amount: least, currency }, { 'money.amount': 'tooLow' }))
  if (compare(balanceOf(ledger, currency, 'available'), money(currency, amount)) < 0)
    refusals.push(refuse('AVAILABLE_INSUFFICIENT', {}, { 'money.amount': 'tooHigh' }))
  return refusals
}

function accept(
  command: ${pascal}Command,
  state: ${pascal}State,
  { now: at }: ${pascal}Context,
): readonly ${pascal}Event[] {
  const base = { version: 1, at } as const
  switch (command.kind) {
    case '${name}.apply':
      return [{ ...base, kind: '${name}.applied', postings: [], money: command.money }]
    case '${name}.begin': {
      const { id, money: paid } = command
      const plan = { id, money: paid, begunAt: at, endsAt: plusMs(at, TERM_MS) }
      const postings = posting('frozen', 'copy', paid, '${name}.begun', id)
      return [{ ...base, kind: '${name}.begun', postings, plan }]
    }
    case '${name}.end': {
      const plan = planIn(state, command.owner)
      if (plan === undefined) return []
      const postings = posting('copy', 'available', plan.money, '${name}.ended', plan.id)
      return [{ ...base, kind: '${name}.ended', postings, plan }]
    }
    default: {
      const never: never = command
      return never
    }
  }
}

const schedule = ({ events }: Change<${pascal}State, ${pascal}Event>): readonly Schedule[] =>
  events.flatMap((event) => {
    if (event.kind === '${name}.applied') return []
    const { kind, plan } = event
    const timers = kind === '${name}.begun' ? [{ kind: '${name}.end', dueAt: plan.endsAt } as const] : []
    return [{ owner: plan.id, timers, watches: [] }]
  })

const holds = ({ plans }: ${pascal}State): readonly Holding[] =>
  Object.values(plans).map(({ id, money: paid }) => ({ account: 'copy', ref: id, money: paid }))

/** Plans that a member applies for, that begin once a review has passed, and that pay back a day later. */
export const ${name} = defineModule({
  name: '${name}',
  stream: 'account',
  initial: initial${pascal},
  shape: 1,
  evolve,
  upcasts: { '${name}.applied': [], '${name}.begun': [], '${name}.ended': [] },
  refusals: {
    '${name}.apply': ['ACCOUNT_FROZEN', 'VALIDATION', 'BUY_BELOW_MINIMUM', 'AVAILABLE_INSUFFICIENT'],
    '${name}.begin': [],
    '${name}.end': [],
  },
  check,
  accept,
  schedule,
  rows,
  holds,
})
`

/** Files of the domain's folder. */
export const ruleFiles = (names: Names): Readonly<Record<string, string>> => ({
  'module.ts': rules(names),
  'state.ts': state(names),
  'event.ts': event(names),
  'command.ts': command(names),
  'context.ts': context(names),
  'rows.ts': rows(names),
  'module.test.ts': rulesTest(names),
})
