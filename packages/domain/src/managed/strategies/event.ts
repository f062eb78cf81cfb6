import type { ModuleEvent } from '../../base/module/module.ts'
import type { EndedRun, Run, RunDayRecord } from './run.ts'

interface Base extends ModuleEvent {
  readonly version: 1
  /** What it is from then on. */
  readonly run: Run
}

export type StrategiesEvent =
  | (Base & { readonly kind: 'strategies.begun' })
  | (Base & { readonly kind: 'strategies.cancelled' })
  | (Base & { readonly kind: 'strategies.endAsked' })
  /** A trading day has closed. */
  | (Base & { readonly kind: 'strategies.closed'; readonly day: RunDayRecord })
  | (Base & { readonly kind: 'strategies.ended'; readonly ended: EndedRun })
