import { Button, Stack, Text } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { AppLockPort, Biometry } from '../../base/ports/appLock.ts'
import { BiometryButton } from './BiometryButton.tsx'
import * as styles from './Cover.css.ts'
import { PinQuestion } from './PinQuestion.tsx'

export interface LockScreenProps {
  onPin: AppLockPort['open']
  /** Opens it by face or fingerprint; undefined where that is not turned on. */
  onBiometry?: Biometry['open'] | undefined
  /** For who has forgotten the PIN, and after the last wrong one. */
  onLogOut: () => void
}

/** Asks for the PIN of the app lock. The one who has forgotten it logs in anew. */
export function LockScreen({ onPin, onBiometry, onLogOut }: LockScreenProps) {
  const { t } = useTranslation('appLock')
  return (
    <div className={styles.entry}>
      <Stack gap="x5">
        <Text as="h1" id={styles.titleId} size="title" weight="bold">
          {t('title')}
        </Text>
        <PinQuestion onPin={onPin} onNoneLeft={onLogOut} />
        {onBiometry === undefined ? null : <BiometryButton onBiometry={onBiometry} />}
        <Button variant="quiet" block onClick={onLogOut}>
          {t('forgotten')}
        </Button>
      </Stack>
    </div>
  )
}
