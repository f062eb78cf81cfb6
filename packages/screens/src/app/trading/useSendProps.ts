import type { Outcome } from '@onelot/api-client'
import type { SendOutcome } from '@onelot/ui'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { useFailureText, useRefusalText } from '../useRefusalText.ts'

/** A write as the review sheets show it. `kept`: what was filled in outlives a session that ends. */
export function useSendProps(
  write: {
    readonly pending: boolean
    readonly outcome: Outcome<unknown> | undefined
  },
  { kept = false }: { readonly kept?: boolean } = {},
): { readonly busy: boolean; readonly outcome: SendOutcome } {
  const refusalText = useRefusalText()
  const { outcome, pending } = write
  const failureText = useFailureText()
  const { t } = useTranslation()
  const text =
    outcome?.kind === 'refused'
      ? refusalText(outcome.refusal)
      : outcome?.kind === 'sessionEnded'
        ? `${failureText(outcome)}${kept ? ` ${t('kept')}` : ''}`
        : undefined
  const shown = useMemo<SendOutcome>(() => {
    if (text !== undefined) return { kind: 'refused', text }
    return { kind: outcome?.kind === 'unknown' ? 'unknown' : 'idle' }
  }, [outcome, text])
  return { busy: pending, outcome: shown }
}
