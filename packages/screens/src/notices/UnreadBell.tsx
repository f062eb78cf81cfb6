import { messagesUnread } from '@onelot/api-client'
import { Icon, IconButton } from '@onelot/ui'
import { Bell } from 'lucide-react'
import { useRead } from '../data/useRead.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { useNavigation, useSession } from '../ports/ports.ts'
import * as styles from './UnreadBell.css.ts'

const MOST_SHOWN = 99

/** The way to the messages, with how many are unread; only for members. */
export function UnreadBell() {
  const { t } = useTranslation()
  const titleOf = useTitleOf()
  const navigation = useNavigation()
  const isMember = useSession().current !== undefined
  const { data } = useRead(messagesUnread, {})
  if (!isMember) return null
  const title = titleOf('messages')
  const unread = data?.unread ?? 0
  return (
    <span className={styles.bell}>
      <IconButton
        label={unread > 0 ? t('unread', { title, count: unread }) : title}
        icon={<Icon icon={Bell} />}
        onClick={() => {
          navigation.go({ to: 'messages' })
        }}
      />
      {unread > 0 ? (
        <span aria-hidden className={styles.count}>
          {unread > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : unread}
        </span>
      ) : null}
    </span>
  )
}
