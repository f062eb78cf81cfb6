import type { MonthOnWire } from '@onelot/api-client'
import { type Instant, type StreamId, flowsByMonth, flowsOf } from '@onelot/domain'
import { lineOnWire } from '../../../http/paging.ts'
import { ledgerCollections } from '../../../kernel/projection.ts'
import type { Services } from '../../../services.ts'
import { everyRow } from '../../../store/everyRow.ts'
import { monthOnWire } from '../recordMonths.ts'
import { type LinesAsked, keepSubjects, statesOf } from './lines.ts'

/** The months of a zone in which money of an account moved, with what came and what left in each. */
export async function fundMonthsOf(
  services: Services,
  stream: StreamId,
  { zone, ...asked }: LinesAsked & { readonly zone: string },
  now: Instant,
): Promise<MonthOnWire[]> {
  const state = statesOf(services, asked)
  if (state !== undefined) await keepSubjects(services, stream, now)
  const rows = await everyRow(services.store, { collection: ledgerCollections.lines, stream, state })
  return flowsByMonth(flowsOf(rows.map(lineOnWire)), zone).map(monthOnWire(zone))
}
