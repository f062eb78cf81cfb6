import { type ApiFailure, isNotOffered } from '@onelot/api-client'
import { EmptyState, ErrorState } from '@onelot/ui'
import { use, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { FailuresContext } from './FailureScope.tsx'
import { LogInPrompt } from './LogInPrompt.tsx'
import { createFailures } from './failures.ts'
import { useFailureDetails } from './useFailureDetails.ts'

export interface FailureProps {
  failure: ApiFailure
  retrying: boolean
  onRetry: () => void
}

/** A read that failed: what happened, what is safe, and another try. Of several that failed for one reason, the first shows it for all. */
export function Failure({ failure, retrying, onRetry }: FailureProps) {
  const { t } = useTranslation()
  const { reason, smallPrint } = useFailureDetails()(failure)
  const { shown, retryAll } = useShownOnce(reason, onRetry)
  if (failure.kind === 'sessionEnded') return <LogInPrompt />
  if (!shown) return null
  if (isNotOffered(failure)) return <EmptyState title={reason} />
  return (
    <ErrorState
      title={reason}
      reassurance={t('failure.safe')}
      reference={smallPrint}
      retrying={retrying}
      onRetry={retryAll}
    />
  )
}

function useShownOnce(reason: string, onRetry: () => void) {
  const [alone] = useState(createFailures)
  const failures = use(FailuresContext) ?? alone
  const latest = useRef(onRetry)
  const part = useMemo(
    () => ({
      reason,
      retry: () => latest.current(),
    }),
    [reason],
  )
  useLayoutEffect(() => {
    latest.current = onRetry
  }, [onRetry])
  useLayoutEffect(() => failures.add(part), [failures, part])
  const shown = useSyncExternalStore(failures.subscribe, () => failures.shows(part))
  return {
    shown,
    retryAll: () => failures.retry(reason),
  }
}
