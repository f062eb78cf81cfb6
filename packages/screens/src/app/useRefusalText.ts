import { type ApiFailure, type WireRefusal, errorText, failureText } from '@onelot/api-client'
import type { FieldReason, Localized } from '@onelot/domain'
import { usePack, usePreferences } from './ports.ts'

/** A refusal in the reader's language; what is not in the catalogue as the server put it, through the Han guard (DESIGN 6). */
export function useRefusalText(): (refusal: WireRefusal) => string {
  const { language } = usePreferences()
  const { catalogue } = usePack()
  return (refusal) => errorText(refusal, language, catalogue)
}

/** Why a read failed, in words. */
export function useFailureText(): (failure: ApiFailure) => string {
  const { language } = usePreferences()
  const { catalogue } = usePack()
  return (failure) => failureText(failure, language, catalogue)
}

/** What stands under a field that a rule or a server refused. */
export function useFieldText(): (reason: FieldReason | undefined) => string | undefined {
  const { fields } = usePack().catalogue
  return (reason) => (reason === undefined ? undefined : fields[reason])
}

/** A name in the reader's language. */
export function useName(): (name: Localized) => string {
  const { language } = usePreferences()
  return (name) => name[language]
}
