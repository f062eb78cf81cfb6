import { Switch, useToast } from '@onelot/ui'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { Biometry } from '../../base/ports/appLock.ts'
import { useAppLock } from '../../base/ports/ports.ts'

/** Whether face or fingerprint opens the lock too. The device has to recognise the person before it does. */
export function BiometrySwitch({ biometry }: { biometry: Biometry }) {
  const { t } = useTranslation('appLock')
  const toast = useToast()
  const { watch } = useAppLock()
  const isOn = useSyncExternalStore(watch, biometry.isOn)
  const [isAsking, setIsAsking] = useState(false)
  const turn = async (on: boolean) => {
    setIsAsking(true)
    const turned = await biometry.turn(on, t('biometry.setting'))
    setIsAsking(false)
    if (turned !== on) toast.show({ message: t('biometry.notTurnedOn'), tone: 'error' })
  }
  return (
    <Switch
      label={t('biometry.setting')}
      description={t('biometry.text')}
      checked={isOn}
      disabled={isAsking}
      onChange={({ checked }) => void turn(checked)}
    />
  )
}
