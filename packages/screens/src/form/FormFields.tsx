import { PasswordField, type PasswordFieldProps, TextField, type TextFieldProps } from '@onelot/ui'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { useFieldText } from '../i18n/useRefusalText.ts'
import { reasonOf } from './reasons.ts'

interface Bound<Values extends FieldValues, Kind> {
  control: Control<Values>
  name: FieldPathByValue<Values, Kind>
}
type Unbound<Props> = Omit<Props, 'value' | 'onChange' | 'error' | 'name'>

function useBound<Values extends FieldValues, Kind>({ control, name }: Bound<Values, Kind>) {
  const {
    field: { ref: focus, value, onChange: change, ...named },
    fieldState,
  } = useController({ control, name })
  const fieldText = useFieldText()
  const error = fieldText(reasonOf(fieldState.error?.message))
  return { value, change, bound: { ...(error === undefined ? {} : { error }), ...named, ref: focus } }
}

/** ui's fields, tied to a form: value, blur, focus on error, and the text of a refusal. */
export function FormTextField<Values extends FieldValues>({
  control,
  name,
  ...props
}: Bound<Values, string> & Unbound<TextFieldProps>) {
  const { value, change, bound } = useBound<Values, string>({ control, name })
  return (
    <TextField
      {...props}
      {...bound}
      value={String(value)}
      onChange={({ value: typed }) => {
        change(typed)
      }}
    />
  )
}

export function FormPasswordField<Values extends FieldValues>({
  control,
  name,
  ...props
}: Bound<Values, string> & Unbound<PasswordFieldProps>) {
  const { value, change, bound } = useBound<Values, string>({ control, name })
  return (
    <PasswordField
      {...props}
      {...bound}
      value={String(value)}
      onChange={({ value: typed }) => {
        change(typed)
      }}
    />
  )
}
