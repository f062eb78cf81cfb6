import type { Instant } from '../instant.ts'
import type { AnyModule, Holding, ModuleEvent, PriceOf } from '../module/module.ts'
import type { StreamKind } from '../module/stream.ts'
import type { Money } from '../money/money.ts'
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

/** What every module of a stream holds of the member's money. */
export const heldIn = (table: ModuleTable, kind: StreamKind, state: StreamState): readonly Holding[] =>
  modulesOf(table, kind).flatMap((module) => module.holds?.(sliceOf(state, module)) ?? [])

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
