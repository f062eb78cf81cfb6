import { PinField } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { AppLockPort } from '../../base/ports/appLock.ts'

export interface PinQuestionProps {
  onPin: AppLockPort['open']
  onRight?: () => void
  /** After the last wrong one. */
  onNoneLeft: () => void
}

/** Asks for the PIN. After a wrong one it says how many more may be tried. */
export function PinQuestion({ onPin, onRight, onNoneLeft }: PinQuestionProps) {
  const { t } = useTranslation('appLock')
  const [value, setValue] = useState('')
  const [left, setLeft] = useState<number>()
  const [isBusy, setIsBusy] = useState(false)
  const enter = async (pin: string) => {
    setIsBusy(true)
    const opened = await onPin(pin)
    if (opened.right) {
      onRight?.()
      return
    }
    setLeft(opened.left)
    setValue('')
    if (opened.left === 0) onNoneLeft()
    setIsBusy(false)
  }
  return (
    <PinField
      label={t('pin')}
      error={left === undefined || isBusy ? undefined : t('wrong', { count: left })}
      value={value}
      keyboard="inline"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing else is asked
      autoFocus
      onChange={(change) => {
        if (!isBusy) setValue(change.value)
      }}
      onComplete={(pin) => {
        if (!isBusy) void enter(pin.value)
      }}
    />
  )
}
