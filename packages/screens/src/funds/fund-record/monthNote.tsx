import type { MonthOnWire } from '@onelot/api-client'
import type { ReactNode } from 'react'
import { MonthSums } from './MonthSums.tsx'

/** What shows under the heading of a month, `2026-03`: what it brought, once that is known. */
export const monthNoteOf =
  (months: readonly MonthOnWire[] | undefined) =>
  (month: string): ReactNode => {
    const known = months?.find((one) => one.month.startsWith(month))
    return known === undefined ? null : <MonthSums sums={known.sums} />
  }
