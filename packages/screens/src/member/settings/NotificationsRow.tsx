import { ListRow } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { LazySheet } from '../../base/sheets/LazySheet.tsx'

const loadSheet = () => import('./NotificationsSheet.tsx')

/** The way to what the member is notified of. */
export function NotificationsRow() {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  return (
    <>
      <ListRow title={t('notifications.title')} onPress={() => setOpen(true)} />
      <LazySheet open={open} load={loadSheet} title={t('notifications.title')} onClose={close}>
        {({ NotificationsSheet }) => <NotificationsSheet onClose={close} />}
      </LazySheet>
    </>
  )
}
