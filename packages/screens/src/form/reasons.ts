import type { WireRefusal } from '@onelot/api-client'
import { type FieldReason, fieldReasons } from '@onelot/domain'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** The messages of form schemas are the catalogue's reasons; this reads one back from a form's message. */
export const reasonOf = (message: string | undefined): FieldReason | undefined =>
  fieldReasons.find((reason) => reason === message)

/** Marks the fields that a refusal names, where the form has them. */
export function markRefused<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  names: readonly Path<Values>[],
  refusal: WireRefusal,
): void {
  if (refusal.code === undefined) return
  for (const name of names) {
    const reason = refusal.fields[name]
    if (reason) form.setError(name, { message: reason })
  }
}
