import type { Outcome } from '@onelot/api-client'
import type { SendOutcome } from '@onelot/ui'
import { useMemo } from 'react'
import { useRefusalText } from '../useRefusalText.ts'

/** A write as the review sheets show it. */
export function useSendProps(write: {
  readonly pending: boolean
  readonly outcome: Outcome<unknown> | undefined
}): { readonly busy: boolean; readonly outcome: SendOutcome } {
  const refusalText = useRefusalText()
  const { outcome, pending } = write
  const text = outcome?.kind === 'refused' ? refusalText(outcome.refusal) : ''
  const shown = useMemo<SendOutcome>(() => {
    if (outcome?.kind === 'refused') return { kind: 'refused', text }
    return { kind: outcome?.kind === 'unknown' ? 'unknown' : 'idle' }
  }, [outcome, text])
  return { busy: pending, outcome: shown }
}
