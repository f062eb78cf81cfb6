import { type AnnouncedTopics, messagesSetTopic, messagesTopics } from '@onelot/api-client'
import { noticeTopics, optionalTopics } from '@onelot/domain'
import { Sheet, Skeleton, SkeletonGroup, Stack, Switch } from '@onelot/ui'
import { Fragment } from 'react'
import { useFailedToast } from '../../base/data/useFailedToast.ts'
import { usePlainWrite } from '../../base/data/usePlainWrite.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { usePush } from '../../base/ports/ports.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { PushSection } from './PushSection.tsx'

/** Of which topics messages are announced, on all devices of the account (docs/rules/alerts.md#topics). */
export function NotificationsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings')
  const read = useRead(messagesTopics, {})
  const push = usePush()
  return (
    <Sheet open title={t('notifications.title')} description={t('notifications.text')} onClose={onClose}>
      <Stack gap="x6">
        <Loaded read={read} skeleton={<TopicsSkeleton />}>
          {({ announced }) => <Topics announced={announced} />}
        </Loaded>
        {push && <PushSection load={push} />}
      </Stack>
    </Sheet>
  )
}

function Topics({ announced }: { announced: AnnouncedTopics }) {
  const { t } = useTranslation('settings')
  const setting = usePlainWrite(messagesSetTopic)
  const sayFailed = useFailedToast()
  const rowOf = (topic: (typeof noticeTopics)[number]) => {
    const optional = optionalTopics.find((one) => one === topic)
    const turn = async (checked: boolean) => {
      if (optional !== undefined) await sayFailed(await setting.send({ topic: optional, announced: checked }))
    }
    return (
      <Switch
        label={t(`notifications.topics.${topic}.label`)}
        description={t(`notifications.topics.${topic}.text`)}
        checked={announced[topic]}
        disabled={optional === undefined || setting.pending}
        onChange={({ checked }) => void turn(checked)}
      />
    )
  }
  return (
    <div role="group" aria-label={t('notifications.title')}>
      <Stack gap="x4">
        {noticeTopics.map((topic) => (
          <Fragment key={topic}>{rowOf(topic)}</Fragment>
        ))}
      </Stack>
    </div>
  )
}

const TopicsSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x4">
      {noticeTopics.map((topic) => (
        <Skeleton key={topic} line="title" />
      ))}
    </Stack>
  </SkeletonGroup>
)
