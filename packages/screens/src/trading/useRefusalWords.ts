import type { RefusalWords } from '@onelot/ui'
import { useCatalogue } from '../ports/ports.ts'
import { useRefusalText } from '../i18n/useRefusalText.ts'

/** The words of the catalogue for ui's tickets: a whole sentence beside the button, a short reason under a field. */
export function useRefusalWords(): RefusalWords {
  const reasonText = useRefusalText()
  const { fields } = useCatalogue()
  return {
    reasonText,
    fieldText: ({ reason }) => fields[reason],
  }
}
