import type { Endpoint } from '@onelot/api-client'
import { OutcomeNote } from '../states/OutcomeNote.tsx'
import type { CommandForm } from './useCommandForm.ts'
import type { FormValues } from './formValues.ts'

/** The outcome of a form beside its action; a refusal that its fields say is not said twice. */
export function FormNote<Values extends FormValues, E extends Endpoint>({
  command: { submit, isMarked, isKept },
}: {
  command: CommandForm<Values, E>
}) {
  return isMarked ? null : <OutcomeNote submit={submit} kept={isKept} />
}
