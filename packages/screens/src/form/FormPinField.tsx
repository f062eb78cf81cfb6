import { PinField, type PinFieldProps } from '@onelot/ui'
import { type BoundProps, useBound } from './useBound.ts'

/** A secret of six digits of a form. Its field belongs into the draft's `secrets`. */
export function FormPinField({ control, name, initial, ...props }: BoundProps<PinFieldProps, string>) {
  const { text, change, tied } = useBound({ control, name, initial })
  return (
    <PinField
      {...props}
      {...tied}
      value={text}
      onChange={({ value }) => {
        change(value)
      }}
    />
  )
}
