import type { ApiFailure } from '@onelot/api-client'
import { useTranslation } from '../i18n/translation.tsx'
import { useFailureText } from '../i18n/useRefusalText.ts'

export interface FailureWords {
  /** What happened, in words. */
  readonly said: string
  /** What customer service asks for. */
  readonly smallPrint?: string
}

/** Why a read failed, in words, and its status code or the field that was not understood as small print. */
export function useFailureWords(): (failure: ApiFailure) => FailureWords {
  const { t } = useTranslation()
  const failureText = useFailureText()
  return (failure) => {
    const text = failureText(failure)
    if (failure.kind === 'http') return { said: t('failure.http'), smallPrint: text }
    return failure.kind === 'contract' ? { said: text, smallPrint: failure.path } : { said: text }
  }
}
