import {
  type MessageOnWire,
  type MessageTopic,
  type NamedInstrument,
  messagesList,
  messagesRead,
} from '@onelot/api-client'
import { useState } from 'react'
import type { ScreenName } from '../../base/definition/routes.ts'
import { useOffered } from '../../base/shell/useOffered.ts'
import { usePages } from '../../base/data/usePages.ts'
import { useFailedToast } from '../../base/data/useFailedToast.ts'
import { usePlainWrite } from '../../base/data/usePlainWrite.ts'

const messageTabs = ['all', 'alerts', 'orders', 'account', 'copying', 'credit'] as const
export type MessageTab = (typeof messageTabs)[number]

/** What the messages of a tab are about, where a site may not offer it: they are then among all. */
const aboutOf: Readonly<Partial<Record<MessageTab, ScreenName>>> = { copying: 'copyTrading', credit: 'loan' }

const topicOf = (tab: MessageTab): MessageTopic | undefined => (tab === 'all' ? undefined : tab)

/** The messages of the chosen tab, and what marks them as read. */
export function useMessages() {
  const offered = useOffered()
  const tabs = messageTabs.filter((one) => {
    const about = aboutOf[one]
    return about === undefined || offered(about)
  })
  const [chosen, setTab] = useState<MessageTab>('all')
  const tab = tabs.includes(chosen) ? chosen : 'all'
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
    tabs,
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
