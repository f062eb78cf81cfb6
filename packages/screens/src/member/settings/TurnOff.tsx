import { Button } from '@onelot/ui'
import { useState } from 'react'
import { PinQuestion } from '../../parts/app-lock/PinQuestion.tsx'
import { useLogOut } from '../../base/data/useLogOut.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useAppLock } from '../../base/ports/ports.ts'

/** Turns the lock off, for who knows its PIN. */
export function TurnOff({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('appLock')
  const lock = useAppLock()
  const logOut = useLogOut()
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <Button variant="secondary" block onClick={() => setAsking(true)}>
        {t('turnOff')}
      </Button>
    )
  return (
    <PinQuestion
      onPin={lock.open}
      onRight={() => {
        lock.turnOff()
        onDone()
      }}
      onNoneLeft={logOut}
    />
  )
}
