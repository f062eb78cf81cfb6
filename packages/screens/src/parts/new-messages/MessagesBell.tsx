import { Icon, IconButton } from '@onelot/ui'
import { Bell } from 'lucide-react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import * as styles from './MessagesBell.css.ts'

const MOST_SHOWN = 99

/** The way to the messages, with how many are unread. */
export function MessagesBell({ unread }: { unread: number }) {
  const { t } = useTranslation()
  const title = useTitleOf()('messages')
  const navigation = useNavigation()
  return (
    <span className={styles.bell}>
      <IconButton
        label={unread > 0 ? t('unread', { title, count: unread }) : title}
        icon={<Icon icon={Bell} />}
        onClick={() => navigation.go({ to: 'messages' })}
      />
      {unread > 0 ? (
        <span aria-hidden className={styles.count}>
          {unread > MOST_SHOWN ? `${String(MOST_SHOWN)}+` : unread}
        </span>
      ) : null}
    </span>
  )
}
