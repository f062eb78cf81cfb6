import {
  type MessageOnWire,
  type MessageTopic,
  type NamedInstrument,
  messagesList,
  messagesRead,
} from '@onelot/api-client'
import { useState } from 'react'
import { usePages } from '../../base/data/usePages.ts'
import { useFailedToast } from '../../base/data/useFailedToast.ts'
import { usePlainWrite } from '../../base/data/usePlainWrite.ts'

export const messageTabs = ['all', 'alerts', 'orders', 'account', 'copying', 'credit'] as const
export type MessageTab = (typeof messageTabs)[number]

const topicOf = (tab: MessageTab): MessageTopic | undefined => (tab === 'all' ? undefined : tab)

/** The messages of the chosen tab, and what marks them as read. */
export function useMessages() {
  const [tab, setTab] = useState<MessageTab>('all')
  const list = usePages(
    messagesList,
    (page) => ({ topic: topicOf(tab), ...page }),
    ({ messages, next, instruments, unread }) => ({
      items: messages.map((message) => ({ message, instruments, unread })),
      next,
    }),
  )
  const reading = usePlainWrite(messagesRead)
  const sayFailed = useFailedToast()
  const { items } = list
  const instruments = new Map<string, NamedInstrument>(
    items?.flatMap((item) => item.instruments.map((one) => [one.id, one] as const)),
  )
  return {
    tab,
    setTab,
    list,
    instruments: [...instruments.values()],
    /** Counts all tabs. */
    unread: items?.[0]?.unread ?? 0,
    reading: reading.pending,
    read: (message: MessageOnWire) => void reading.send({ message: message.id }),
    readAll: async () => {
      await sayFailed(await reading.send({}))
    },
  }
}
export type MessagesModel = ReturnType<typeof useMessages>
