import type { LocalDate } from '@onelot/domain'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTheme } from '../../theme/ThemeContext.ts'
import { DatePicker, type DatePickerProps } from '../DatePicker/DatePicker.tsx'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { box } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Rest } from '../rest.ts'
import * as styles from './DateField.css.ts'

export interface DateFieldProps
  extends
    FieldTexts,
    Pick<DatePickerProps, 'value' | 'opensAt' | 'min' | 'max'>,
    Rest<'button', 'value' | 'onChange' | 'id' | 'children' | 'type' | 'onClick'> {
  /** Another date was confirmed on the wheels. */
  onChange: (change: { date: LocalDate }) => void
  /** What shows while none is chosen. @defaultValue `Choose a date`, in the reader's language */
  placeholder?: string | undefined
}

/** A calendar date among the fields of a form: it shows the date, and a press opens the wheels of `DatePicker`. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optional, value, opensAt, min, max, onChange, placeholder, ...rest } = props
  const { locale, t } = useTheme()
  const [open, setOpen] = useState(false)
  const shown =
    value === undefined
      ? undefined
      : new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' }).format(
          Date.parse(`${value}T00:00:00Z`),
        )
  return (
    <>
      <Field label={label} hint={hint} error={error} optional={optional}>
        {({ id, ...control }) => (
          <div className={box} data-invalid={error !== undefined} data-disabled={rest.disabled === true}>
            <button
              {...rest}
              id={id}
              type="button"
              aria-haspopup="dialog"
              aria-describedby={control['aria-describedby']}
              aria-label={`${label}, ${shown ?? placeholder ?? t('entry.dateField.choose')}`}
              data-empty={shown === undefined}
              className={styles.button}
              onClick={() => setOpen(true)}
            >
              {shown ?? placeholder ?? t('entry.dateField.choose')}
            </button>
            <span className={styles.icon}>
              <Icon icon={CalendarDays} size="small" />
            </span>
          </div>
        )}
      </Field>
      <DatePicker
        open={open}
        title={label}
        value={value}
        min={min}
        max={max}
        opensAt={opensAt}
        onClose={() => setOpen(false)}
        onConfirm={({ date }) => {
          setOpen(false)
          onChange({ date })
        }}
      />
    </>
  )
}
