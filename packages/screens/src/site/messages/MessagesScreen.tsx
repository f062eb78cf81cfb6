import type { MessageOnWire } from '@onelot/api-client'
import { Card, EmptyState, Icon, IconButton, ListRow, Tabs, dayIn } from '@onelot/ui'
import { BellRing, CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { MyAlertsSheet } from '../../parts/alerts/MyAlertsSheet.tsx'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { RecordMonths } from '../../base/lists/RecordMonths.tsx'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { targetOf, useMessageText } from '../../parts/new-messages/kinds.ts'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { MessageRow } from './MessageRow.tsx'
import { type MessagesModel, useMessages } from './useMessages.ts'

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
  const { tabs, tab, setTab, unread, reading, readAll } = model
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
      <PullArea>
        <Tabs
          label={t('tabs.label')}
          tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={tab}
          onChange={({ value }) => setTab(value)}
        >
          <MessageList model={model} />
        </Tabs>
      </PullArea>
    </BackPage>
  )
}

function MessageList({ model }: { model: MessagesModel }) {
  const { t } = useTranslation('messages')
  const navigation = useNavigation()
  const { tab, list, instruments, read } = model
  const textOf = useMessageText(instruments)
  const zone = readerZone()
  const open = (message: MessageOnWire) => {
    if (!message.read) read(message)
    const target = targetOf(message)
    if (target !== undefined) navigation.go(target)
  }
  return (
    <PagedList
      pages={list}
      label={t('list')}
      skeleton={<RecordSkeleton marked />}
      head={tab === 'alerts' ? <AlertsRow /> : null}
      empty={<EmptyState title={t('empty')} description={t(`emptyText.${tab}`)} />}
    >
      {(items) => (
        <Card padding="none">
          <RecordMonths
            entries={items.map(({ message }) => message)}
            headings="days"
            dayOf={({ at }) => dayIn(at, zone)}
            keyOf={({ id }) => id}
            rowOf={(message) => (
              <MessageRow message={message} text={textOf(message)} onPress={() => open(message)} />
            )}
          />
        </Card>
      )}
    </PagedList>
  )
}

/** Opens the alerts themselves, beside what they have said. */
function AlertsRow() {
  const { t } = useTranslation('messages')
  const [open, setOpen] = useState(false)
  return (
    <Card padding="none">
      <ListRow
        leading={<Icon icon={BellRing} size="small" />}
        title={t('toAlerts')}
        onPress={() => setOpen(true)}
      />
      <SheetSlot>{open ? <MyAlertsSheet onClose={() => setOpen(false)} /> : null}</SheetSlot>
    </Card>
  )
}
