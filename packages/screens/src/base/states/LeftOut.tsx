import { useTranslation } from '../i18n/translation.tsx'
import type { Refreshable } from '../data/refreshing.ts'
import { RetryNotice } from './RetryNotice.tsx'

export interface LeftOutRead extends Refreshable {
  /** How many rows of it could not be read. */
  readonly leftOut: number
  readonly refreshing: boolean
}

/** Says how many rows are missing from what shows, as they did not fit the contract, and reads them again. */
export function LeftOut({ reads }: { reads: readonly Partial<LeftOutRead>[] }) {
  const { t } = useTranslation()
  const missing = reads.filter(({ leftOut = 0 }) => leftOut > 0)
  if (missing.length === 0) return null
  const retry = () => {
    for (const { refresh } of missing) void refresh?.()
  }
  return (
    <RetryNotice retrying={missing.some(({ refreshing }) => refreshing === true)} onRetry={retry}>
      {t('leftOut', { count: missing.reduce((sum, { leftOut = 0 }) => sum + leftOut, 0) })}
    </RetryNotice>
  )
}
