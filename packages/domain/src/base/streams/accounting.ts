import type { Instant } from '../instant.ts'
import type { AnyModule, HeldFor, Holding, ModuleEvent, PriceOf } from '../module/module.ts'
import type { StreamKind } from '../module/stream.ts'
import type { Currency } from '../money/currency.ts'
import { type Money, money } from '../money/money.ts'
import { type ModuleTable, type StreamState, sliceOf } from './state.ts'

const modulesOf = (table: ModuleTable, kind: StreamKind): readonly AnyModule[] =>
  [...table.values()].filter((module) => module.stream === kind)

/** What every module of a stream makes of the balances that a command left. */
export const followingIn = (
  table: ModuleTable,
  kind: StreamKind,
  { ledger }: StreamState,
  at: Instant,
): readonly ModuleEvent[] => modulesOf(table, kind).flatMap((module) => module.follows?.(ledger, at) ?? [])

/** What a module holds, and which module. */
export interface ModuleHolding extends Holding {
  readonly module: string
}

/** What every module of a stream holds of the member's money. */
export const heldIn = (table: ModuleTable, kind: StreamKind, state: StreamState): readonly ModuleHolding[] =>
  modulesOf(table, kind).flatMap((module) =>
    (module.holds?.(sliceOf(state, module)) ?? []).map((holding) => ({ ...holding, module: module.name })),
  )

/** A part of what is frozen, and what it is for. */
export interface Hold {
  readonly ref: string
  readonly money: Money
  readonly module: string
  readonly heldFor: HeldFor
}

/** What is frozen of a currency, by what it is held for, in the order in which that began. What a former release held has no module's name. */
export function holdsIn(
  table: ModuleTable,
  kind: StreamKind,
  state: StreamState,
  currency: Currency,
): readonly Hold[] {
  const frozen = heldIn(table, kind, state).filter(
    (one) => one.account === 'frozen' && one.money.currency === currency,
  )
  const byRef = new Map(frozen.map((one) => [one.ref, one]))
  return Object.entries(state.holds[currency] ?? {}).map(([ref, amount]) => {
    const { module = '', heldFor = { kind: 'product', id: ref } } = byRef.get(ref) ?? {}
    return { ref, money: money(currency, amount), module, heldFor }
  })
}

/** The modules of a stream of which something goes on. */
export const openWorkIn = (table: ModuleTable, kind: StreamKind, state: StreamState): readonly string[] =>
  modulesOf(table, kind)
    .filter((module) => module.openWork?.(sliceOf(state, module)) === true)
    .map(({ name }) => name)

/** What each module of a stream earned the member, at prices; modules that earned nothing are left out. */
export const earnedByModule = (
  table: ModuleTable,
  kind: StreamKind,
  state: StreamState,
  priceOf: PriceOf,
): readonly { readonly module: string; readonly earned: readonly Money[] }[] =>
  modulesOf(table, kind).flatMap((module) => {
    const earned = module.earned?.(sliceOf(state, module), priceOf) ?? []
    return earned.length === 0 ? [] : [{ module: module.name, earned }]
  })

/** What every module of a stream earned the member, at prices. */
export const earnedIn = (
  table: ModuleTable,
  kind: StreamKind,
  state: StreamState,
  priceOf: PriceOf,
): readonly Money[] => earnedByModule(table, kind, state, priceOf).flatMap(({ earned }) => earned)
