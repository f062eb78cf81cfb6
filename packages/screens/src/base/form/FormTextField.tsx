import { TextField, type TextFieldProps } from '@onelot/ui'
import { type BoundProps, useBound } from './useBound.ts'

/** A line of text of a form. */
export function FormTextField({
  control,
  name,
  initial,
  reasons,
  ...props
}: BoundProps<TextFieldProps, string>) {
  const { text, change, tied } = useBound({ control, name, initial, reasons })
  return <TextField {...props} {...tied} value={text} onChange={({ value }) => change(value)} />
}
