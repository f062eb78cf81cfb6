import { localDate } from '@onelot/domain'
import { DateField, type DateFieldProps } from '@onelot/ui'
import { type BoundProps, useBound } from './useBound.ts'

/** A calendar date of a form, `1990-05-31`; empty text while none is chosen. */
export function FormDateField({ control, name, initial, ...props }: BoundProps<DateFieldProps, string>) {
  const { text, change, tied } = useBound({ control, name, initial })
  return (
    <DateField
      {...props}
      {...tied}
      value={/^\d{4}-\d{2}-\d{2}$/.test(text) ? localDate(text) : undefined}
      onChange={({ date }) => change(date)}
    />
  )
}
