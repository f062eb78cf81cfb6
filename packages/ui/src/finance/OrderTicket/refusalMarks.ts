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
 * The text under a field: the reason of the first refusal that concerns it. What is merely still missing is marked only once `missing` is
 * asked for: an empty field is no mistake.
 */
export function fieldError(
  refusals: readonly Refusal[],
  field: string,
  fieldText: RefusalTexts['fieldText'],
  missing = false,
): string | undefined {
  for (const refusal of refusals) {
    const reason = refusal.fields[field]
    if (reason !== undefined)
      return reason === 'required' && !missing ? undefined : fieldText({ field, reason, refusal })
  }
  return undefined
}

/** The one sentence under a field: that of its refusal, where the refusal has one of its own. */
export const sentenceUnder =
  ({ reasonText, fieldText }: RefusalTexts): RefusalTexts['fieldText'] =>
  (mark) =>
    mark.refusal.code === 'VALIDATION' ? fieldText(mark) : reasonText(mark.refusal)

/** Whether a ticket says it under a field that it marks, and so not beside the button. */
const isSaidUnderField = ({ fields }: Refusal): boolean =>
  Object.keys(fields).some(
    (field) =>
      field === 'lots' || field === 'limitPrice' || field === 'dayTrade' || field.startsWith('protection'),
  )

/**
 * The refusal to say beside a ticket's button. Of a draft as it was opened, what no field can put right: the market is closed, the account is
 * frozen.
 */
export const besideButton = (refusals: readonly Refusal[], judged: boolean): Refusal | undefined =>
  refusals.find((refusal) => (judged ? !isSaidUnderField(refusal) : Object.keys(refusal.fields).length === 0))

/** Whether money is what an order lacks: the way to more is beside the button, under which our number keys would leave no room. */
export const lacksMoney = (refusal: Pick<Refusal, 'code'> | undefined): boolean =>
  refusal?.code === 'BALANCE_INSUFFICIENT' || refusal?.code === 'AVAILABLE_INSUFFICIENT'
