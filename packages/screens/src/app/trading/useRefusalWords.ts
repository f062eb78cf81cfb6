import type { RefusalWords } from '@onelot/ui'
import { usePack } from '../ports.ts'
import { useRefusalText } from '../useRefusalText.ts'

/** The words of the catalogue for ui's tickets: a whole sentence beside the button, a short reason under a field. */
export function useRefusalWords(): RefusalWords {
  const reasonText = useRefusalText()
  const { fields } = usePack().catalogue
  return {
    reasonText,
    fieldText: ({ reason }) => fields[reason],
  }
}
