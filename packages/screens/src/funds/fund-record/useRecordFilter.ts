import type { MonthOnWire } from '@onelot/api-client'
import type { Currency, RequestStatus } from '@onelot/domain'
import { useState } from 'react'
import type { MovementKindChoice } from './movementKinds.ts'

/** What the record is narrowed by; a choice that is absent narrows nothing. */
export interface RecordFilter {
  readonly currency?: Currency | undefined
  /** Of movements. */
  readonly kind?: MovementKindChoice | undefined
  /** Of deposits and withdrawals. */
  readonly state?: RequestStatus | undefined
  /** The month that the list begins with. */
  readonly month?: Pick<MonthOnWire, 'month' | 'until'> | undefined
}

export interface FilterModel {
  readonly filter: RecordFilter
  readonly change: (change: RecordFilter) => void
  readonly clear: () => void
}

/** What the record is narrowed by. Currency and month stay when one turns to another list. */
export function useRecordFilter(): FilterModel {
  const [filter, setFilter] = useState<RecordFilter>({})
  return {
    filter,
    change: (change) => setFilter({ ...filter, ...change }),
    clear: () => setFilter({}),
  }
}
