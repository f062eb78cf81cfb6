import { PinField } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'

export interface NewPinProps {
  /** It was entered twice alike. */
  onChosen: (pin: string) => Promise<void>
}

/** A PIN that is entered twice. */
export function NewPin({ onChosen }: NewPinProps) {
  const { t } = useTranslation('appLock')
  const [chosen, setChosen] = useState<string>()
  const [value, setValue] = useState('')
  const [differs, setDiffers] = useState(false)
  const enter = (pin: string) => {
    if (chosen === pin) {
      void onChosen(pin)
      return
    }
    setDiffers(chosen !== undefined)
    setChosen(chosen === undefined ? pin : undefined)
    setValue('')
  }
  return (
    <PinField
      key={chosen === undefined ? 'choose' : 'repeat'}
      label={t(chosen === undefined ? 'choose' : 'repeat')}
      error={differs ? t('differs') : undefined}
      value={value}
      keyboard="inline"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sheet asks nothing else
      autoFocus
      onChange={(change) => {
        setDiffers(false)
        setValue(change.value)
      }}
      onComplete={(pin) => enter(pin.value)}
    />
  )
}
