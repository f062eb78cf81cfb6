import type { Endpoint } from '@onelot/api-client'
import type { SendProps } from '@onelot/ui'
import { useMemo } from 'react'
import type { SubmitState, Submitted } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useFailureText, useMaintenanceText, useRefusalText } from '../../base/i18n/useRefusalText.ts'

/** A submission as the review sheets of ui show it. `kept`: what was filled in outlives a session that ends. */
export function useSendProps(
  { pending, state, check }: Submitted,
  { kept = false }: { readonly kept?: boolean } = {},
): SendProps {
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
  const maintenance = useMaintenanceText()(outcome)
  const shown = useMemo<SendProps['outcome']>(
    () => (text === undefined ? shownOf(state, maintenance) : { kind: 'refused', text }),
    [state, text, maintenance],
  )
  return { busy: pending, outcome: shown, onCheck: check }
}

/** A new object for each state, so that the sheet is ready again. */
function shownOf(
  state: SubmitState<Endpoint> | undefined,
  maintenance: string | undefined,
): SendProps['outcome'] {
  if (state?.outcome.kind === 'unknown') return { kind: 'unknown', at: state.at, why: maintenance }
  if (state?.outcome.kind === 'neverArrived') return { kind: 'neverArrived' }
  if (state?.outcome.kind === 'earlier' || state?.outcome.kind === 'forgotten')
    return { kind: 'earlierCarriedOut' }
  return { kind: state?.outcome.kind === 'done' && state.at === 'checking' ? 'carriedOut' : 'idle' }
}
