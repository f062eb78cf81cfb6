import type { MessageOnWire } from '@onelot/api-client'
import {
  Card,
  EmptyState,
  Icon,
  IconButton,
  InfiniteList,
  ListRow,
  PullToRefresh,
  RowList,
  Tabs,
  Text,
  dayIn,
  formatDay,
  useTheme,
} from '@onelot/ui'
import { BellRing, CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { MyAlertsSheet } from '../alerts/MyAlertsSheet.tsx'
import { grouped } from '../data/grouped.ts'
import { pulled } from '../data/refreshing.ts'
import { readerZone } from '../i18n/readerZone.ts'
import { useTitleOf } from '../i18n/useName.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { targetOf, useMessageText } from '../notices/kinds.ts'
import { useNavigation, useSession } from '../ports/ports.ts'
import { BackPage } from '../shell/BackPage.tsx'
import { Failure } from '../states/Failure.tsx'
import { LogInPrompt } from '../states/LogInPrompt.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { MessageRow } from './MessageRow.tsx'
import * as styles from './MessagesScreen.css.ts'
import { MessagesSkeleton } from './MessagesSkeleton.tsx'
import { type MessagesModel, messageTabs, useMessages } from './useMessages.ts'

/** /information/msgInfo: what the member was notified of, newest first, and the way to the price alerts. */
export function MessagesScreen() {
  const title = useTitleOf()('messages')
  return useSession().current === undefined ? (
    <BackPage title={title}>
      <LogInPrompt />
    </BackPage>
  ) : (
    <Messages title={title} />
  )
}

function Messages({ title }: { title: string }) {
  const { t } = useTranslation('messages')
  const model = useMessages()
  const { tab, setTab, list, unread, reading, readAll } = model
  return (
    <BackPage
      title={title}
      trailing={
        unread > 0 ? (
          <IconButton
            label={t('readAll')}
            icon={<Icon icon={CheckCheck} />}
            disabled={reading}
            onClick={() => void readAll()}
          />
        ) : undefined
      }
    >
      <PullToRefresh onRefresh={() => pulled(list.refresh())}>
        <Tabs
          label={t('tabs.label')}
          tabs={messageTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={tab}
          onChange={({ value }) => {
            setTab(value)
          }}
        >
          <Listed model={model} />
        </Tabs>
      </PullToRefresh>
    </BackPage>
  )
}

function Listed({ model }: { model: MessagesModel }) {
  const { t } = useTranslation('messages')
  const { tab, list, messages } = model
  const { status, failure, refreshing, loadMore } = list
  if (failure) return <Failure failure={failure} retrying={refreshing} onRetry={loadMore} />
  if (messages === undefined) return <MessagesSkeleton />
  return (
    <section className={styles.list} aria-label={t('list')}>
      <NotRefreshed reads={[list]} />
      {tab === 'alerts' ? <ToMyAlerts /> : null}
      {messages.length === 0 ? (
        <EmptyState title={t('empty')} description={t(`emptyText.${tab}`)} />
      ) : (
        <InfiniteList status={status} loaded={messages.length} onLoadMore={loadMore}>
          <Days model={model} messages={messages} />
        </InfiniteList>
      )}
    </section>
  )
}

/** Opens the alerts themselves, beside what they have said. */
function ToMyAlerts() {
  const { t } = useTranslation('messages')
  const [open, setOpen] = useState(false)
  return (
    <Card padding="none">
      <ListRow
        leading={<Icon icon={BellRing} size="small" />}
        title={t('toAlerts')}
        onPress={() => {
          setOpen(true)
        }}
      />
      {open ? (
        <MyAlertsSheet
          onClose={() => {
            setOpen(false)
          }}
        />
      ) : null}
    </Card>
  )
}

interface DaysProps {
  model: MessagesModel
  messages: readonly MessageOnWire[]
}

function Days({ model: { instruments, read }, messages }: DaysProps) {
  const { locale } = useTheme()
  const navigation = useNavigation()
  const textOf = useMessageText(instruments)
  const zone = readerZone()
  const open = (message: MessageOnWire) => {
    if (!message.read) read(message)
    const target = targetOf(message)
    if (target !== undefined) navigation.go(target)
  }
  return (
    <Card padding="none">
      {grouped(messages, ({ at }) => dayIn(at, zone)).map(({ name: day, items }) => {
        const name = formatDay(locale, items[0].at, zone)
        return (
          <div key={day}>
            <div className={styles.heading}>
              <Text as="h2" size="small" weight="strong" tone="secondary">
                {name}
              </Text>
            </div>
            <RowList
              label={name}
              rows={items.map((message) => ({
                key: message.id,
                row: (
                  <MessageRow
                    message={message}
                    text={textOf(message)}
                    onPress={() => {
                      open(message)
                    }}
                  />
                ),
              }))}
            />
          </div>
        )
      })}
    </Card>
  )
}
