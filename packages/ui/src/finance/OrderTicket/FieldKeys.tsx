import { type RefObject, useEffect } from 'react'
import { keyedText } from '../../numbers/keyedText.ts'
import { field } from '../../primitives/Field/Field.css.ts'
import { NumberKeyboard } from '../../primitives/NumberKeyboard/NumberKeyboard.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'

export interface FieldKeysProps {
  /** Names the keys: the label of the field. */
  label: string
  /** The text of the field, as its owner keeps it. */
  text: string
  /** Digits after the decimal mark; 0 for a quantity. */
  places: number
  maxLength?: number | undefined
  /** Holds the fields: a press in it does not put the keys away. */
  form: RefObject<HTMLElement | null>
  onType: (change: { text: string }) => void
  onClose: () => void
}

/** Our number keys in a sheet, for the field that is being typed into, which stays in sight above them. */
export function FieldKeys({ label, text, places, maxLength, form, onType, onClose }: FieldKeysProps) {
  const { language } = useTheme()
  useEffect(() => {
    const input = document.activeElement
    const whole = form.current?.contains(input) === true ? input?.closest(`.${field}`) : undefined
    if (!whole) return
    whole.scrollIntoView({ block: 'end' })
    // What is wrong with it comes under it while it is typed.
    const observer = new ResizeObserver(() => {
      whole.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(whole)
    return () => {
      observer.disconnect()
    }
  }, [form, label])
  return (
    <NumberKeyboard
      placement="inline"
      label={label}
      value={keyedText(text, language)}
      places={places}
      maxLength={maxLength}
      field={form}
      onChange={({ value }) => onType({ text: value })}
      onClose={onClose}
    />
  )
}
