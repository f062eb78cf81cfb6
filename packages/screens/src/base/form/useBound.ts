import type { FieldReason } from '@onelot/domain'
import { useController } from 'react-hook-form'
import { useFieldText } from '../i18n/useRefusalText.ts'
import type { Bound } from './formValues.ts'
import { REFUSED, reasonOf } from './reasons.ts'

/** What a reason is called at one field, where the catalogue's text does not say what to do. */
interface OwnReasons {
  readonly reasons?: Readonly<Partial<Record<FieldReason, string>>> | undefined
}

/** The props of a bound field: its field of the form, and those of ui's widget that the form does not set. */
export type BoundProps<Props, Kind extends string | boolean> = Bound<Kind> &
  OwnReasons &
  Omit<Props, 'value' | 'text' | 'checked' | 'onChange' | 'error' | 'name' | keyof Bound>

/** A field's value, and what ties a widget to it: name, blur, focus on an error, and the text of what is wrong. */
export function useBound({ control, name, reasons = {} }: Bound & OwnReasons) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name })
  const fieldText = useFieldText()
  const reason = reasonOf(error?.message)
  const own = reason === undefined ? undefined : reasons[reason]
  return {
    text: typeof value === 'string' ? value : '',
    isTicked: value === true,
    /** Takes a value, or an event of the widget. */
    change: onChange,
    tied: {
      name,
      ref,
      onBlur,
      error: error?.type === REFUSED ? error.message : (own ?? fieldText(reason)),
    },
  }
}
