import type { Endpoint } from '@onelot/api-client'
import type { SendOutcome } from '@onelot/ui'
import { useMemo } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { useFailureText, useRefusalText } from '../i18n/useRefusalText.ts'
import type { Write, WriteState } from '../data/useWrite.ts'

/** A write as the review sheets show it. `kept`: what was filled in outlives a session that ends. */
export function useSendProps(
  { pending, state }: Pick<Write<Endpoint>, 'pending' | 'state'>,
  { kept = false }: { readonly kept?: boolean } = {},
): { readonly busy: boolean; readonly outcome: SendOutcome } {
  const refusalText = useRefusalText()
  const failureText = useFailureText()
  const { t } = useTranslation()
  const outcome = state?.outcome
  const text =
    outcome?.kind === 'refused'
      ? refusalText(outcome.refusal)
      : outcome?.kind === 'sessionEnded'
        ? `${failureText(outcome)}${kept ? ` ${t('kept')}` : ''}`
        : undefined
  const shown = useMemo<SendOutcome>(
    () => (text === undefined ? shownOf(state) : { kind: 'refused', text }),
    [state, text],
  )
  return { busy: pending, outcome: shown }
}

/** A new object for each state, so that the sheet is ready again. */
function shownOf(state: WriteState<Endpoint> | undefined): SendOutcome {
  if (state?.outcome.kind === 'unknown') return { kind: 'unknown', at: state.at }
  if (state?.outcome.kind === 'neverArrived') return { kind: 'neverArrived' }
  if (state?.outcome.kind === 'earlier') return { kind: 'earlierCarriedOut' }
  return { kind: state?.outcome.kind === 'done' && state.at === 'checking' ? 'carriedOut' : 'idle' }
}
