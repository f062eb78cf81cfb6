import { Button, Inline, NoticeBar, Stack, Text } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { NotificationsPort } from '../../base/ports/notifications.ts'
import { useNotifications } from '../../base/ports/ports.ts'
import * as styles from './Alerts.css.ts'

/** Devices whose person has said "not now": they are not asked again until the app is opened anew. */
const postponed = new WeakSet<NotificationsPort>()

/** Says why the device should show notifications, before it asks; where that was refused, says so and asks no more. */
export function NotifyAsk() {
  const { t } = useTranslation('alerts')
  const notifications = useNotifications()
  const [permission, setPermission] = useState(notifications.permission)
  const [later, setLater] = useState(postponed.has(notifications))
  if (permission === 'denied') return <NoticeBar>{t('notify.denied')}</NoticeBar>
  if (permission !== 'undecided' || later) return null
  return (
    <div className={styles.ask}>
      <Stack gap="x1">
        <Text weight="strong">{t('notify.ask')}</Text>
        <Text size="small" tone="secondary">
          {t('notify.why')}
        </Text>
      </Stack>
      <Inline gap="x2" wrap>
        <Button
          size="small"
          onClick={() => {
            void notifications.ask().then(setPermission)
          }}
        >
          {t('notify.allow')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            postponed.add(notifications)
            setLater(true)
          }}
        >
          {t('notify.notNow')}
        </Button>
      </Inline>
    </div>
  )
}
