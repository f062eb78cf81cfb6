import { ListRow, Text } from '@onelot/ui'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useAppLock } from '../../base/ports/ports.ts'
import { LazySheet } from '../../base/sheets/LazySheet.tsx'

const loadSheet = () => import('./AppLockSheet.tsx')

/** Whether and when the app locks, and the way to change it. */
export function AppLockRow() {
  const { t } = useTranslation('appLock')
  const lock = useAppLock()
  const delay = useSyncExternalStore(lock.watch, lock.delay)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  return (
    <>
      <ListRow
        title={t('setting')}
        trailing={
          <Text tone="secondary">{delay === undefined ? t('off') : t('minutes', { count: delay })}</Text>
        }
        onPress={() => setOpen(true)}
      />
      <LazySheet open={open} load={loadSheet} title={t('setting')} onClose={close}>
        {({ AppLockSheet }) => <AppLockSheet onClose={close} />}
      </LazySheet>
    </>
  )
}
