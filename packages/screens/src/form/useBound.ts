import { useController } from 'react-hook-form'
import { useFieldText } from '../i18n/useRefusalText.ts'
import type { Bound } from './formValues.ts'
import { REFUSED, reasonOf } from './reasons.ts'

/** The props of a bound field: its field of the form, and those of ui's widget that the form does not set. */
export type BoundProps<Props, Kind extends string | boolean> = Bound<Kind> &
  Omit<Props, 'value' | 'text' | 'checked' | 'onChange' | 'error' | 'name' | keyof Bound>

/** A field's value, and what ties a widget to it: name, blur, focus on an error, and the text of what is wrong. */
export function useBound({ control, name }: Bound) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name })
  const fieldText = useFieldText()
  return {
    text: typeof value === 'string' ? value : '',
    isTicked: value === true,
    /** Takes a value, or an event of the widget. */
    change: onChange,
    tied: {
      name,
      ref,
      onBlur,
      error: error?.type === REFUSED ? error.message : fieldText(reasonOf(error?.message)),
    },
  }
}
