import { Select, type SelectProps } from '@onelot/ui'
import { type BoundProps, useBound } from './useBound.ts'

/** One of many of a form; empty text while nothing is chosen. */
export function FormSelect<Value extends string>({
  control,
  name,
  initial,
  ...props
}: BoundProps<SelectProps<Value>, string>) {
  const { text, change, tied } = useBound({ control, name, initial })
  return (
    <Select<Value>
      {...props}
      {...tied}
      value={props.choices.find(({ value }) => value === text)?.value}
      onChange={({ value }) => change(value)}
    />
  )
}
