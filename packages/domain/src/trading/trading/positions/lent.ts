import type { PositionId } from '../../../base/ids.ts'
import type { Instant } from '../../../base/instant.ts'
import { type Refusal, refuse } from '../../../base/refusals/refusal.ts'

/** Lots that the member has lent for a term: until they are back they are neither sold nor protected (docs/rules/lending.md). */
export interface Lent {
  readonly lots: Readonly<Record<PositionId, number>>
  /** When they are back that are recalled now: the next opening of their market. */
  readonly until: Instant
}

export const lentLots = (lent: Lent | undefined, position: PositionId): number =>
  lent !== undefined && Object.hasOwn(lent.lots, position) ? (lent.lots[position] ?? 0) : 0

/** Whether lent lots alone keep some of what is free of a position from being sold. */
export const lentRefusals = (
  lots: number,
  freeLots: number,
  position: PositionId,
  lent: Lent | undefined,
): readonly Refusal[] =>
  lent !== undefined && lots <= freeLots && lots > freeLots - lentLots(lent, position)
    ? [refuse('POSITION_LOCKED', { until: lent.until })]
    : []
