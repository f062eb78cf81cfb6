import { type ApiFailure, type WireRefusal, errorText, failureText } from '@onelot/api-client'
import type { FieldReason } from '@onelot/domain'
import { useCatalogue, usePreferences } from '../ports/ports.ts'

/** A refusal in the reader's language; what is not in the catalogue as the server put it, through the Han guard. */
export function useRefusalText(): (refusal: WireRefusal) => string {
  const { language } = usePreferences()
  const catalogue = useCatalogue()
  return (refusal) => errorText(refusal, language, catalogue)
}

/** Why a read failed, in words. */
export function useFailureText(): (failure: ApiFailure) => string {
  const { language } = usePreferences()
  const catalogue = useCatalogue()
  return (failure) => failureText(failure, language, catalogue)
}

/** What stands under a field that a rule or a server refused. */
export function useFieldText(): (reason: FieldReason | undefined) => string | undefined {
  const { fields } = useCatalogue()
  return (reason) => (reason === undefined ? undefined : fields[reason])
}
