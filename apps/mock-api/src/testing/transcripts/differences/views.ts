import type { Money } from '@onelot/domain'
import { isObject } from '../normalise.ts'
import type { Entry } from '../runner.ts'
import type { Json, JsonObject } from '../steps.ts'
import type { Difference } from './difference.ts'

/** A position as the recordings show it. */
export interface RecordedView {
  readonly id: string
  readonly status: string
  readonly market: string
  readonly terms: { readonly instrument: string; readonly lots: number }
  readonly fill?: {
    readonly price: string
    readonly lots: number
    readonly margin: Money
    readonly fee: Money
  }
  readonly closing?: {
    readonly price: string
    readonly at: string
    readonly cause: string
    readonly settlesAt: string
    readonly fee: Money
    readonly tax: Money
    readonly grossProfit: Money
    readonly netProfit: Money
  }
  /** A resting close. */
  readonly close?: JsonObject
  readonly expiresAt?: string
  readonly cancelledAt?: string
  readonly cause?: string
}

const isView = (value: Json | undefined): value is JsonObject =>
  isObject(value) && typeof value['status'] === 'string' && isObject(value['terms'])

/** The recordings hold what the broker before answered, in these shapes. */
export const viewOf = (value: JsonObject): RecordedView => value as unknown as RecordedView

/** Where answers show positions: one, those of a tab, those of the ticket. */
const places = [
  ['*', 'answer.data.position'],
  ['trade/positions', 'answer.data.positions.*.position'],
  ['trade/account', 'answer.data.positions.*'],
] as const

interface ViewChange {
  readonly script?: string
  readonly reason: string
  readonly calls?: readonly (typeof places)[number][0][]
  /** What a view becomes. */
  readonly becomes: (view: JsonObject, entry: Entry) => JsonObject
}

/** A difference in every view that an answer shows. */
export const inViews = ({ script = '*', reason, calls, becomes }: ViewChange): readonly Difference[] =>
  places
    .filter(([call]) => calls === undefined || calls.includes(call))
    .map(([call, path]) => ({
      script,
      step: '*',
      call,
      path,
      reason,
      becomes: (recorded, entry) => (isView(recorded) ? becomes(recorded, entry) : recorded),
    }))

export const without = (value: JsonObject, ...names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))

/** Number of a step; what is asked at the end comes after all of them. */
export const stepNumber = ({ step }: Pick<Entry, 'step'>): number =>
  step.startsWith('end') ? Infinity : Number(step)
