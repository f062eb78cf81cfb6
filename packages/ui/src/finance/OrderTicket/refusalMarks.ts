import type { FieldReason, Refusal } from '@onelot/domain'

/** A field that a refusal marks, for the owner of its text. */
export interface FieldMark {
  readonly field: string
  readonly reason: FieldReason
  readonly refusal: Refusal
}

/** The texts of refusals, from the screens' catalogue. */
export interface RefusalTexts {
  /** The sentence beside the button. */
  reasonText: (refusal: Refusal) => string
  /** The sentence under a field that it marks. */
  fieldText: (mark: FieldMark) => string
}

/**
 * The text under a field: the reason of the first refusal that concerns it. What is merely still missing is not marked: an empty field
 * is no mistake.
 */
export function fieldError(
  refusals: readonly Refusal[],
  field: string,
  fieldText: RefusalTexts['fieldText'],
): string | undefined {
  for (const refusal of refusals) {
    const reason = refusal.fields[field]
    if (reason !== undefined) return reason === 'required' ? undefined : fieldText({ field, reason, refusal })
  }
  return undefined
}

/** Whether the quantity is merely not entered yet, and nothing else is wrong. */
const isQuantityAwaited = ({ fields }: Refusal): boolean => {
  const marked = Object.entries(fields)
  return marked.length === 1 && marked.every(([field, reason]) => field === 'lots' && reason === 'required')
}

/** The refusal to say beside the button: the first, but none for a quantity that has not been typed yet. */
export const firstToSay = (refusals: readonly Refusal[]): Refusal | undefined =>
  refusals.find((refusal) => !isQuantityAwaited(refusal))
