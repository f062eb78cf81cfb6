import type { ApiFailure } from '@onelot/api-client'
import { useTranslation } from '../i18n/translation.tsx'
import { contractPrint } from './contractPrint.ts'
import { useFailureText } from '../i18n/useRefusalText.ts'

export interface FailureDetails {
  /** What happened, as a sentence. */
  readonly reason: string
  /** What customer service asks for. */
  readonly smallPrint?: string
}

/** Why a read failed, and as small print its status code, or the call that was not understood, in development with its field. */
export function useFailureDetails(): (failure: ApiFailure) => FailureDetails {
  const { t } = useTranslation()
  const failureText = useFailureText()
  return (failure) => {
    const text = failureText(failure)
    if (failure.kind === 'http') return { reason: t('failure.http'), smallPrint: text }
    return failure.kind === 'contract'
      ? { reason: text, smallPrint: contractPrint(failure) }
      : { reason: text }
  }
}
