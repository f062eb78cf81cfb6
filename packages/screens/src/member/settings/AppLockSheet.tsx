import { SegmentedControl, Sheet, Stack, Text } from '@onelot/ui'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useAppLock } from '../../base/ports/ports.ts'
import { BiometrySwitch } from './BiometrySwitch.tsx'
import { NewPin } from './NewPin.tsx'
import { TurnOff } from './TurnOff.tsx'

/** Minutes. */
const delays = [1, 5, 15]

export interface AppLockSheetProps {
  onClose: () => void
}

/** Turns the app lock on with a new PIN; where it is on, changes its minutes, and turns it off with the PIN. */
export function AppLockSheet({ onClose }: AppLockSheetProps) {
  const { t } = useTranslation('appLock')
  const lock = useAppLock()
  const inForce = useSyncExternalStore(lock.watch, lock.delay)
  const [wasOn] = useState(inForce !== undefined)
  const [delay, setDelay] = useState(inForce ?? 5)
  return (
    <Sheet open title={t('setting')} description={t('text')} onClose={onClose}>
      <Stack gap="x5">
        <Stack gap="x2">
          <Text size="small" weight="strong" aria-hidden>
            {t('after')}
          </Text>
          <SegmentedControl
            label={t('after')}
            segments={delays.map((one) => ({ value: String(one), label: t('minutes', { count: one }) }))}
            value={String(delay)}
            onChange={({ value }) => {
              setDelay(Number(value))
              if (wasOn) lock.setDelay(Number(value))
            }}
          />
        </Stack>
        {wasOn && lock.biometry !== undefined ? <BiometrySwitch biometry={lock.biometry} /> : null}
        {wasOn ? (
          <TurnOff onDone={onClose} />
        ) : (
          <NewPin
            onChosen={async (pin) => {
              await lock.turnOn(pin, delay)
              onClose()
            }}
          />
        )}
      </Stack>
    </Sheet>
  )
}
