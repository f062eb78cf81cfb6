import { type MessageOnWire, type NamedInstrument, messagesList, messagesRead } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import { Banner } from '@onelot/ui'
import { useEffect, useEffectEvent } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { usePlainWrite } from '../../base/data/usePlainWrite.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useKept, useNavigation, useNotifications } from '../../base/ports/ports.ts'
import { isPushed } from '../pushed/pushed.ts'
import { iconOf, isAnnounced, targetOf, useMessageText } from './kinds.ts'

/** Messages that are looked at: more at once are counted only. */
const MOST_NEWS = 10

export interface NewsProps {
  /** When the last message came that was known; undefined where there was none. */
  since: Instant | undefined
  /** What came has been announced, opened or put away. */
  onDone: () => void
}

/** What came since, read once. */
export function News({ since, onDone }: NewsProps) {
  const { data, failure } = useRead(messagesList, { pageSize: MOST_NEWS })
  const news = data?.messages.filter(
    (message) => !message.read && (since === undefined || message.at > since) && isAnnounced(message),
  )
  const [first] = news ?? []
  const isNothing = failure !== undefined || (news !== undefined && first === undefined)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (isNothing) done()
  }, [isNothing])
  if (data === undefined || news === undefined || first === undefined) return null
  return <Announced first={first} more={news.length - 1} instruments={data.instruments} onDone={onDone} />
}

interface AnnouncedProps extends Pick<NewsProps, 'onDone'> {
  first: MessageOnWire
  /** Further ones, which are not written out. */
  more: number
  instruments: readonly NamedInstrument[]
}

/** The newest over the screen, and by the device where the page is not in sight. */
function Announced({ first, more, instruments, onDone }: AnnouncedProps) {
  const { t } = useTranslation('notices')
  const navigation = useNavigation()
  const notifications = useNotifications()
  const { send } = usePlainWrite(messagesRead)
  const { title, detail } = useMessageText(instruments)(first)
  const text = [detail, more > 0 ? t('more', { count: more }) : undefined]
    .filter((part) => part !== undefined)
    .join(' · ')
  const open = () => {
    onDone()
    const target = more > 0 ? { to: 'messages' as const } : targetOf(first)
    if (more === 0) void send({ message: first.id })
    if (target !== undefined) navigation.go(target)
  }
  const { session } = useKept()
  const notify = useEffectEvent(() => {
    // The device is sent it besides, and shows it whether the page still runs or not.
    if (isPushed(session, first)) return
    notifications.show({ tag: first.id, title, text, onOpen: open })
  })
  useEffect(() => {
    notify()
  }, [first.id])
  return (
    <Banner
      icon={iconOf(first)}
      title={title}
      detail={text}
      closeLabel={t('close')}
      onOpen={open}
      onClose={onDone}
    />
  )
}
