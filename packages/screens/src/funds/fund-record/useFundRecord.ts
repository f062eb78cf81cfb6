import { fundMonths, fundRecords } from '@onelot/api-client'
import type { PositionId } from '@onelot/domain'
import { usePages } from '../../base/data/usePages.ts'
import { useRead } from '../../base/data/useRead.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import type { MovementFilter } from '../../parts/portfolio/exportedRows.ts'
import { subjectsOf } from './movementKinds.ts'
import type { RecordFilter } from './useRecordFilter.ts'

/** The movements that are asked for: those of one position, or those that the filter leaves. */
export const movementFilter = (position: PositionId | undefined, filter: RecordFilter): MovementFilter =>
  position === undefined
    ? {
        currency: filter.currency,
        subjects: filter.kind && [...subjectsOf(filter.kind)],
        until: filter.month?.until,
      }
    : { position }

/** The movements that are asked for, and the months of all that are like them. */
export function useFundRecord(position: PositionId | undefined, filter: RecordFilter) {
  const asked = movementFilter(position, filter)
  const list = usePages(
    fundRecords,
    (page) => ({ ...asked, ...page }),
    ({ lines, next, positions }) => ({
      items: lines.map((line) => ({ ...line, position: positions.find(({ id }) => id === line.ref) })),
      next,
    }),
  )
  const { currency, subjects } = asked
  const months = useRead(
    fundMonths,
    position === undefined ? { zone: readerZone(), currency, subjects } : null,
  )
  return { list, months }
}
