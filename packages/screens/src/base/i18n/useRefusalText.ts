import {
  type ApiFailure,
  type Endpoint,
  type SubmissionOutcome,
  type WireRefusal,
  failureMessage,
  refusalMessage,
} from '@onelot/api-client'
import type { FieldReason } from '@onelot/domain'
import { useTranslation } from './translation.tsx'
import { useI18n, usePreferences } from '../ports/ports.ts'
import { refusalText } from './refusalText.ts'

/** What became of a write, with or without why that is not known. */
type WriteOutcome = SubmissionOutcome<Endpoint> | { readonly kind: 'unknown' }

/** A refusal in the reader's language; what is not in the catalogue as the server put it, through the Han guard. */
export function useRefusalText(): (refusal: WireRefusal) => string {
  const { language } = usePreferences()
  const i18n = useI18n()
  return (refusal) => refusalText(i18n, language, refusalMessage(refusal, language))
}

/** What is said of maintenance where it may have kept a write from being carried out; undefined of any other outcome. */
export function useMaintenanceText(): (outcome: WriteOutcome | undefined) => string | undefined {
  const refusalText = useRefusalText()
  return (outcome) =>
    outcome !== undefined && 'cause' in outcome && outcome.cause === 'maintenance'
      ? refusalText(outcome.refusal)
      : undefined
}

/** The text of why a read failed. */
export function useFailureText(): (failure: ApiFailure) => string {
  const { language } = usePreferences()
  const i18n = useI18n()
  return (failure) => refusalText(i18n, language, failureMessage(failure, language))
}

/** What shows under a field that a rule or a server refused. */
export function useFieldText(): (reason: FieldReason | undefined) => string | undefined {
  const { t } = useTranslation('refusals')
  return (reason) => (reason === undefined ? undefined : t(`fields.${reason}`))
}
