import { type IdCountry, idCountries } from '@onelot/domain'
import { SegmentedControl, Stack } from '@onelot/ui'
import { FormTextField } from '../../base/form/FormTextField.tsx'
import type { Bound } from '../../base/form/formValues.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { idFieldOf } from './realNameForm.ts'

interface IdNumberFieldProps {
  readonly bound: Bound<string>
  /** Whose card it is. */
  readonly country: IdCountry
  readonly onCountryChange: (country: IdCountry) => void
}

const inputModes = { KR: 'numeric', TW: 'text' } as const satisfies Record<IdCountry, string>

/** The number of an identity card, after the country that issued it. */
export function IdNumberField({ bound, country, onCountryChange }: IdNumberFieldProps) {
  const { t } = useTranslation('realName')
  const name = idFieldOf[country]
  return (
    <Stack gap="x4">
      <SegmentedControl
        label={t('fields.idCountry')}
        segments={idCountries.map((value) => ({ value, label: t(`countries.${value}`) }))}
        value={country}
        onChange={({ value }) => onCountryChange(value)}
      />
      <FormTextField
        {...bound}
        label={t(`fields.${name}`)}
        hint={t(`fields.${name}Hint`)}
        inputMode={inputModes[country]}
        autoCapitalize="characters"
        autoComplete="off"
        enterKeyHint="next"
      />
    </Stack>
  )
}
