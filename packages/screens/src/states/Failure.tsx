import type { ApiFailure } from '@onelot/api-client'
import { ErrorState } from '@onelot/ui'
import { use, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { FailuresContext } from './FailureScope.tsx'
import { LogInPrompt } from './LogInPrompt.tsx'
import { createFailures } from './failures.ts'
import { useFailureWords } from './useFailureWords.ts'

export interface FailureProps {
  failure: ApiFailure
  retrying: boolean
  onRetry: () => void
}

/** A read that failed: what happened, what is safe, and another try. Of several that failed for one reason, the first says it for all. */
export function Failure({ failure, retrying, onRetry }: FailureProps) {
  const { t } = useTranslation()
  const { said, smallPrint } = useFailureWords()(failure)
  const { speaks, retryAll } = useSaidOnce(said, onRetry)
  if (failure.kind === 'sessionEnded') return <LogInPrompt />
  if (!speaks) return null
  return (
    <ErrorState
      title={said}
      reassurance={t('failure.safe')}
      {...(smallPrint === undefined ? {} : { reference: smallPrint })}
      retrying={retrying}
      onRetry={retryAll}
    />
  )
}

function useSaidOnce(said: string, onRetry: () => void) {
  const [alone] = useState(createFailures)
  const failures = use(FailuresContext) ?? alone
  const latest = useRef(onRetry)
  const part = useMemo(
    () => ({
      said,
      retry: () => {
        latest.current()
      },
    }),
    [said],
  )
  useLayoutEffect(() => {
    latest.current = onRetry
  }, [onRetry])
  useLayoutEffect(() => failures.add(part), [failures, part])
  const speaks = useSyncExternalStore(failures.subscribe, () => failures.speaks(part))
  return {
    speaks,
    retryAll: () => {
      failures.retry(said)
    },
  }
}
