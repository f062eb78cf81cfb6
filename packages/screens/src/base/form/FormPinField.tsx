import { PIN_LENGTH, PinField, type PinFieldProps } from '@onelot/ui'
import { type BoundProps, useBound } from './useBound.ts'

/** A secret of six digits of a form, emptied where they are wrong. Its field belongs into the draft's `secrets`. */
export function FormPinField({
  control,
  name,
  initial,
  reasons,
  ...props
}: BoundProps<PinFieldProps, string>) {
  const { text, change, tied } = useBound({ control, name, initial, reasons })
  const { length = PIN_LENGTH } = props
  const isWrong = tied.error !== undefined && text.length === length
  return <PinField {...props} {...tied} value={isWrong ? '' : text} onChange={({ value }) => change(value)} />
}
