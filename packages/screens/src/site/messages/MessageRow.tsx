import type { MessageOnWire } from '@onelot/api-client'
import { Icon, ListRow, Text, VisuallyHidden, formatTime, useTheme } from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { iconOf } from '../../parts/new-messages/kinds.ts'
import type { MessageText } from '../../parts/new-messages/writing.ts'
import * as styles from './MessagesScreen.css.ts'

export interface MessageRowProps {
  message: MessageOnWire
  text: MessageText
  onPress: () => void
}

/** What happened, and when; what is unread is strong and has a dot. */
export function MessageRow({ message, text, onPress }: MessageRowProps) {
  const { t } = useTranslation('messages')
  const { locale } = useTheme()
  return (
    <ListRow
      chevron={false}
      leading={
        <span className={styles.mark} data-unread={!message.read}>
          <Icon icon={iconOf(message)} size="small" />
        </span>
      }
      title={
        <Text weight={message.read ? 'regular' : 'strong'}>
          {message.read ? null : <VisuallyHidden>{`${t('unread')}: `}</VisuallyHidden>}
          <span>{text.title}</span>
        </Text>
      }
      subtitle={text.detail}
      trailing={
        <Text size="small" tone="secondary">
          {formatTime(locale, message.at, { zone: readerZone() })}
        </Text>
      }
      onPress={onPress}
    />
  )
}
