import { BankSelect, type BankSelectProps } from '@onelot/ui'
import { type BoundProps, useBound } from '../../base/form/useBound.ts'

/** A bank of a form; empty text while none is chosen. */
export function FormBankSelect({ control, name, initial, ...props }: BoundProps<BankSelectProps, string>) {
  const { text, change, tied } = useBound({ control, name, initial })
  return (
    <BankSelect
      {...props}
      error={tied.error}
      onBlur={tied.onBlur}
      value={text === '' ? undefined : text}
      onChange={({ value }) => change(value)}
    />
  )
}
