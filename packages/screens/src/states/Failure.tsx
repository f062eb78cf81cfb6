import type { ApiFailure } from '@onelot/api-client'
import { ErrorState } from '@onelot/ui'
import { useTranslation } from '../i18n/translation.tsx'
import { LogInPrompt } from './LogInPrompt.tsx'
import { useFailureText } from '../i18n/useRefusalText.ts'

export interface FailureProps {
  failure: ApiFailure
  retrying: boolean
  onRetry: () => void
}

/** A read that failed: what happened, what is safe, and another try. */
export function Failure({ failure, retrying, onRetry }: FailureProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  if (failure.kind === 'sessionEnded') return <LogInPrompt />
  return (
    <ErrorState
      title={failureText(failure)}
      reassurance={t('failure.safe')}
      {...(failure.kind === 'contract' ? { reference: failure.path } : {})}
      retrying={retrying}
      onRetry={onRetry}
    />
  )
}
