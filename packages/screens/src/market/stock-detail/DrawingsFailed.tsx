import { useTranslation } from '../../base/i18n/translation.tsx'
import { RetryNotice } from '../../base/states/RetryNotice.tsx'
import { useFailureDetails } from '../../base/states/useFailureDetails.ts'
import type { FailedRead } from './useAdjustedDays.ts'

export interface DrawingsFailedProps {
  failed: FailedRead | undefined
}

/** Says that drawings are left out of the chart, and why; reads what they need again. */
export function DrawingsFailed({ failed }: DrawingsFailedProps) {
  const { t } = useTranslation('stockDetail')
  const detailsOf = useFailureDetails()
  if (failed === undefined) return null
  const { reason } = detailsOf(failed.failure)
  return (
    <RetryNotice retrying={failed.retrying} onRetry={failed.retry}>
      {t('drawn.unplaced', { reason })}
    </RetryNotice>
  )
}
