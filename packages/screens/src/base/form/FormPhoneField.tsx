import { type PhoneCountryName, phoneCountries, sentPhone } from '@onelot/domain'
import { Select, TextField, type TextFieldProps, useTheme } from '@onelot/ui'
import { useMemo, useState } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { usePreferences } from '../ports/ports.ts'
import * as styles from './FormPhoneField.css.ts'
import { type BoundProps, useBound } from './useBound.ts'

/** A phone number, typed as it is written within the country beside it; the form has it as it is sent. */
export function FormPhoneField({
  control,
  name,
  initial,
  reasons,
  ...props
}: BoundProps<TextFieldProps, string>) {
  const { t } = useTranslation()
  const { locale } = useTheme()
  const { phoneCountry, set } = usePreferences()
  const { text, change, tied } = useBound({ control, name, initial, reasons })
  const [typed, setTyped] = useState(text)
  /** What the form has otherwise, such as of a draft, shows as it is. */
  const shown = sentPhone(typed, phoneCountry) === text ? typed : text
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return Object.entries(phoneCountries).map(([value, { code, region }]) => ({
      value: value as PhoneCountryName,
      label: `+${code} ${names.of(region) ?? region}`,
    }))
  }, [locale])
  return (
    <div className={styles.row}>
      <div className={styles.country}>
        <Select<PhoneCountryName>
          label={t('fields.phoneCountry')}
          autoComplete="off"
          choices={choices}
          short={`+${phoneCountries[phoneCountry].code}`}
          value={phoneCountry}
          onChange={({ value }) => {
            set({ phoneCountry: value })
            setTyped(shown)
            change(sentPhone(shown, value))
          }}
        />
      </div>
      <div className={styles.number}>
        <TextField
          {...props}
          {...tied}
          type="tel"
          inputMode="tel"
          value={shown}
          onChange={({ value }) => {
            setTyped(value)
            change(sentPhone(value, phoneCountry))
          }}
        />
      </div>
    </div>
  )
}
