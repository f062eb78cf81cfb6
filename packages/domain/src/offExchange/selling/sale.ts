import { type Instant, epochMs } from '../../base/instant.ts'
import type { Instrument } from '../../base/instruments/instrument.ts'
import type { Step } from '../../base/module/steps.ts'

/** What everything that is sold off exchange has, whatever its price is. */
export interface Sale {
  /** A listed stock of one share a lot. */
  readonly instrument: Instrument
  /** Shares that are sold. */
  readonly shares: number
  /** Those of them that others had taken when it was announced: they are claimed with the announcement. */
  readonly taken: number
  /** Requests are taken from then on. */
  readonly from: Instant
  /** Requests are taken before it. */
  readonly to: Instant
}

export const salePhases = ['coming', 'open', 'ended', 'calledOff'] as const
export type SalePhase = (typeof salePhases)[number]

/** What happens to a sale by itself, in this order. */
export type SaleStep = 'open' | 'close'

/** How far a sale has got. */
export interface SaleProgress<Cause extends string = string> {
  readonly reached: readonly SaleStep[]
  readonly calledOff?: { readonly at: Instant; readonly cause: Cause } | undefined
}

/** Both, reached or not; none before it is announced, and once it is called off. */
export const saleSteps = (
  sale: Pick<Sale, 'from' | 'to'> | undefined,
  { calledOff }: SaleProgress,
): readonly Step<SaleStep>[] =>
  sale === undefined || calledOff !== undefined
    ? []
    : [
        { step: 'open', at: sale.from },
        { step: 'close', at: sale.to },
      ]

/** The step whose moment has come. */
export function dueStep(
  sale: Pick<Sale, 'from' | 'to'> | undefined,
  progress: SaleProgress,
  now: Instant,
): SaleStep | undefined {
  const next = saleSteps(sale, progress).find(({ step }) => !progress.reached.includes(step))
  return next === undefined || next.at > now ? undefined : next.step
}

export function salePhaseOf({ reached, calledOff }: SaleProgress): SalePhase {
  if (calledOff !== undefined) return 'calledOff'
  if (reached.includes('close')) return 'ended'
  return reached.includes('open') ? 'open' : 'coming'
}

/** Whether it may be called off: it was announced, and has not ended. */
export const mayEnd = (sale: object | undefined, { reached, calledOff }: SaleProgress): boolean =>
  sale !== undefined && calledOff === undefined && !reached.includes('close')

/** Whether its terms may change: it has not opened. */
export const mayChange = ({ reached, calledOff }: SaleProgress): boolean =>
  reached.length === 0 && calledOff === undefined

/** Lists begin with the greatest key. */
const listed: readonly SalePhase[] = ['calledOff', 'ended', 'coming', 'open']
const LAST_MOMENT = 9_999_999_999_999
const padded = (ms: number): string => String(ms).padStart(13, '0')
const soonestFirst = (at: Instant): string => padded(LAST_MOMENT - epochMs(at))

/** What is open or coming begins with what ends or opens soonest; of what has ended, the last comes first. */
export function saleSortKey({ from, to }: Pick<Sale, 'from' | 'to'>, phase: SalePhase): string {
  const rank = String(listed.indexOf(phase))
  if (phase === 'open') return `${rank} ${soonestFirst(to)}`
  return phase === 'coming' ? `${rank} ${soonestFirst(from)}` : `${rank} ${padded(epochMs(to))}`
}
