import type { Names } from './moduleNames.ts'
import { productRulesTest } from './productRulesTest.ts'

const state = ({ pascal }: Names) => `import type { InstrumentId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Money } from '../../base/money/money.ts'

/** What a member asks for; fixed when it is submitted. */
export interface PurchaseTerms {
  readonly instrument: InstrumentId
  readonly lots: number
  readonly price: Decimal
  /** On hold until the review has ended, then the margin of the position. */
  readonly value: Money
}

/** A purchase whose shares may not be sold yet. */
export interface LockedPurchase {
  /** That of the request that led to it, and of its position. */
  readonly id: string
  readonly terms: PurchaseTerms
  readonly passedAt: Instant
  readonly lockedUntil: Instant
}

export interface ${pascal}State {
  /** Those whose lock has not ended, by id. */
  readonly locked: Readonly<Record<string, LockedPurchase>>
}

export const initial${pascal}: ${pascal}State = Object.freeze({ locked: {} })
`

const event = ({ name, pascal }: Names) => `import type { ModuleEvent } from '../../base/module/module.ts'
import type { LockedPurchase, PurchaseTerms } from './state.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

export type ${pascal}Event =
  /** A request that holds its value is submitted with it. */
  | (Base & { readonly kind: '${name}.submitted'; readonly terms: PurchaseTerms })
  /** The position is opened in the same append: it takes what is on hold. */
  | (Base & { readonly kind: '${name}.passed'; readonly purchase: LockedPurchase })
  /** The shares may be sold. */
  | (Base & { readonly kind: '${name}.unlocked'; readonly purchase: LockedPurchase })
`

const command = ({ name, pascal }: Names) => `import type { InstrumentId } from '../../base/ids.ts'
import type { DueCommand } from '../../base/module/module.ts'
import type { PurchaseTerms } from './state.ts'

export type ${pascal}Command =
  | { readonly kind: '${name}.submit'; readonly instrument: InstrumentId; readonly lots: number }
  /** The request has passed; its value is on hold for it. */
  | { readonly kind: '${name}.pass'; readonly id: string; readonly terms: PurchaseTerms }
  /** From the timer of the purchase that it names. */
  | (DueCommand & { readonly kind: '${name}.unlock' })
`

const check = ({
  name,
  pascal,
}: Names) => `import { type Standing, standingRefusals } from '../../base/access/standing.ts'
import { coverRefusals, fundsIn } from '../../base/funds/cover.ts'
import type { Instant } from '../../base/instant.ts'
import type { RuleContext } from '../../base/module/module.ts'
import type { Currency } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { type Money, money } from '../../base/money/money.ts'
import { type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { ${pascal}Command } from './command.ts'

/** A share that is sold, at its price of now. */
export interface OnSale {
  readonly currency: Currency
  /** Undefined where it cannot be said. */
  readonly price: Decimal | undefined
}

/** What the rules know besides the module's own state. */
export interface ${pascal}Context extends RuleContext, Standing {
  /** A setting: whether the product is offered. */
  readonly offered: boolean
  /** That of the command; undefined where the market does not know it. */
  readonly share: OnSale | undefined
  /** When the lock of a purchase ends that passes now. */
  readonly unlocksAt: Instant | undefined
}

/** Lots x price, up. */
export const valueOf = (lots: number, price: Decimal, currency: Currency): Money =>
  money(currency, exact(price).times(String(lots)), 'up')

const quantityRefusals = (lots: number): readonly Refusal[] => {
  if (!Number.isSafeInteger(lots)) return [invalid({ lots: 'notWhole' })]
  return lots < 1 ? [invalid({ lots: 'tooLow' })] : []
}

/** Every reason against a command, the one that is answered first, in the order of all products of shares. */
export function check(command: ${pascal}Command, context: ${pascal}Context): readonly Refusal[] {
  if (command.kind !== '${name}.submit') return []
  const { share, offered, ledger } = context
  if (!offered || share === undefined) return [refuse('PRODUCT_UNAVAILABLE', {})]
  const { price, currency } = share
  const before = standingRefusals(context)
  if (price === undefined) return [...before, refuse('PRICE_UNAVAILABLE', {})]
  const quantity = quantityRefusals(command.lots)
  if (quantity.length > 0) return [...before, ...quantity]
  const value = valueOf(command.lots, price, currency)
  return [...before, ...coverRefusals(value, fundsIn(ledger, currency), { lots: 'tooHigh' })]
}
`

const rows = ({ name, pascal }: Names) => `import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { ${pascal}Event } from './event.ts'
import type { ${pascal}State } from './state.ts'

/** Every purchase that has passed, as a \`LockedPurchase\`; all are one group, which operators read. */
export const ${name}Collection = '${name}.purchases'

export const rows = ({ events }: Change<${pascal}State, ${pascal}Event>): readonly RowChange[] =>
  events.flatMap((event) => {
    if (event.kind === '${name}.submitted') return []
    const { kind, purchase } = event
    const state = kind === '${name}.passed' ? 'open' : 'ended'
    const row = { state, group: 'all', sortKey: purchase.passedAt, body: purchase }
    return [{ collection: ${name}Collection, key: purchase.id, row }]
  })
`

const rules = ({ name, pascal }: Names) => `import { standingCodes } from '../../base/access/standing.ts'
import { coverCodes } from '../../base/funds/cover.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { Change } from '../../base/module/module.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import { type ${pascal}Context, check, valueOf } from './check.ts'
import type { ${pascal}Command } from './command.ts'
import type { ${pascal}Event } from './event.ts'
import { rows } from './rows.ts'
import { type LockedPurchase, type ${pascal}State, initial${pascal} } from './state.ts'

export type { ${pascal}Context } from './check.ts'
export type { ${pascal}Command } from './command.ts'
export type { ${pascal}Event } from './event.ts'
export { ${name}Collection } from './rows.ts'
export type { LockedPurchase, PurchaseTerms } from './state.ts'

function evolve(state: ${pascal}State, event: ${pascal}Event): ${pascal}State {
  switch (event.kind) {
    case '${name}.submitted':
      return state
    case '${name}.passed':
      return { ...state, locked: { ...state.locked, [event.purchase.id]: event.purchase } }
    case '${name}.unlocked': {
      const others = Object.entries(state.locked).filter(([id]) => id !== event.purchase.id)
      return { ...state, locked: Object.fromEntries(others) }
    }
    default: {
      const never: never = event
      return never
    }
  }
}

/** What waits in a stream is known by one name among all modules; a purchase has the id of its request and its position. */
const OWNER = '${name} '

const lockedBy = ({ locked }: ${pascal}State, owner: string): LockedPurchase | undefined => {
  const id = owner.slice(OWNER.length)
  return Object.hasOwn(locked, id) ? locked[id] : undefined
}

function accept(
  command: ${pascal}Command,
  state: ${pascal}State,
  { now: at, share, unlocksAt = at }: ${pascal}Context,
): readonly ${pascal}Event[] {
  const base = { version: 1, at, postings: [] } as const
  switch (command.kind) {
    case '${name}.submit': {
      const { instrument, lots } = command
      if (share?.price === undefined) return []
      const { price, currency } = share
      const terms = { instrument, lots, price, value: valueOf(lots, price, currency) }
      return [{ ...base, kind: '${name}.submitted', terms }]
    }
    case '${name}.pass': {
      const { id, terms } = command
      const purchase = { id, terms, passedAt: at, lockedUntil: unlocksAt }
      return [{ ...base, kind: '${name}.passed', purchase }]
    }
    case '${name}.unlock': {
      const purchase = lockedBy(state, command.owner)
      return purchase === undefined ? [] : [{ ...base, kind: '${name}.unlocked', purchase }]
    }
    default: {
      const never: never = command
      return never
    }
  }
}

const schedule = ({ events }: Change<${pascal}State, ${pascal}Event>): readonly Schedule[] =>
  events.flatMap((event) => {
    if (event.kind === '${name}.submitted') return []
    const { id, lockedUntil: dueAt } = event.purchase
    const timers = event.kind === '${name}.passed' ? [{ kind: '${name}.unlock', dueAt } as const] : []
    return [{ owner: OWNER + id, timers, watches: [] }]
  })

/** Shares that a member asks for, that a review passes, and that are locked for some days. */
export const ${name} = defineModule({
  name: '${name}',
  stream: 'account',
  initial: initial${pascal},
  shape: 1,
  evolve,
  upcasts: { '${name}.submitted': [], '${name}.passed': [], '${name}.unlocked': [] },
  refusals: {
    '${name}.submit': ['PRODUCT_UNAVAILABLE', ...standingCodes, 'PRICE_UNAVAILABLE', 'VALIDATION', ...coverCodes],
    '${name}.pass': [],
    '${name}.unlock': [],
  },
  check: (command: ${pascal}Command, _: ${pascal}State, context: ${pascal}Context) => check(command, context),
  accept,
  schedule,
  rows,
})
`

/** Files of the domain's folder of a product. */
export const productRuleFiles = (names: Names): Readonly<Record<string, string>> => ({
  'module.ts': rules(names),
  'state.ts': state(names),
  'event.ts': event(names),
  'command.ts': command(names),
  'check.ts': check(names),
  'rows.ts': rows(names),
  'module.test.ts': productRulesTest(names),
})
