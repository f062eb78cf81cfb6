import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { ElectiveDividendsEvent } from './event.ts'
import type { ElectiveDividendsState } from './state.ts'

/** Elective dividends of an account that were paid, as an `ElectionRecord`; the state is what they were paid in. */
export const electionRecords = 'electiveDividends.records'

export const rows = ({
  events,
}: Change<ElectiveDividendsState, ElectiveDividendsEvent>): readonly RowChange[] =>
  events.flatMap((event) => {
    if (event.kind !== 'electiveDividends.settled') return []
    const { record } = event
    const row = { state: record.outcome.kind, sortKey: record.at, body: record }
    return [{ collection: electionRecords, key: record.dividend.id, row }]
  })
