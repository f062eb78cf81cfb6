import { type FieldReason, fieldReasons } from '@onelot/domain'

/** The messages of form schemas are the catalogue's reasons; this reads one back from a form's message. */
export const reasonOf = (message: string | undefined): FieldReason | undefined =>
  fieldReasons.find((reason) => reason === message)

/** The type of an error whose message is the text of a refusal. */
export const REFUSED = 'refused'
