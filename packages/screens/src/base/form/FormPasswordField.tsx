import { PasswordField, type PasswordFieldProps } from '@onelot/ui'
import { type BoundProps, useBound } from './useBound.ts'

/** A password of a form. */
export function FormPasswordField({
  control,
  name,
  initial,
  reasons,
  ...props
}: BoundProps<PasswordFieldProps, string>) {
  const { text, change, tied } = useBound({ control, name, initial, reasons })
  return <PasswordField {...props} {...tied} value={text} onChange={({ value }) => change(value)} />
}
