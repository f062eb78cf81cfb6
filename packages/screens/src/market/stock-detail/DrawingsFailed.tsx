import { useTranslation } from '../../base/i18n/translation.tsx'
import { RetryNotice } from '../../base/states/RetryNotice.tsx'
import { useFailureDetails } from '../../base/states/useFailureDetails.ts'
import type { FailedRead } from './useAdjustedDays.ts'

export interface DrawingsFailedProps {
  failed: FailedRead | undefined
  /** What is not drawn for it. */
  text: 'drawn.unplaced' | 'drawn.unreached'
}

/** Says that drawings are left out of the chart, and why; reads what they need again. */
export function DrawingsFailed({ failed, text }: DrawingsFailedProps) {
  const { t } = useTranslation('stockDetail')
  const detailsOf = useFailureDetails()
  if (failed === undefined) return null
  const { reason } = detailsOf(failed.failure)
  return (
    <RetryNotice retrying={failed.retrying} onRetry={failed.retry}>
      {t(text, { reason })}
    </RetryNotice>
  )
}
