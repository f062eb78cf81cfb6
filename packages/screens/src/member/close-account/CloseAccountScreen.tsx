import { closingStatus } from '@onelot/api-client'
import { Button, EmptyState, Icon, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { PageRead } from '../../base/pages/PageRead.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { CloseAccountForm } from './CloseAccountForm.tsx'
import { Meaning } from './Meaning.tsx'

/** /information/closeAccount: what closing means and what stands in the way, then the passwords and a last question. */
export function CloseAccountScreen() {
  const title = useTitleOf()('closeAccount')
  const session = useSession()
  const [isDone, setDone] = useState(false)
  if (isDone) return <Done title={title} />
  if (session.current === undefined)
    return (
      <BackPage title={title}>
        <LogInPrompt />
      </BackPage>
    )
  return (
    <CloseAccount
      title={title}
      onClosed={() => {
        setDone(true)
        session.end('closed')
      }}
    />
  )
}

function CloseAccount({ title, onClosed }: { title: string; onClosed: () => void }) {
  const { t } = useTranslation('closeAccount')
  const read = useRead(closingStatus, {})
  const [isRead, setRead] = useState(false)
  const { data: status } = read
  const isFree = status?.obstacles.length === 0
  if (isRead && isFree)
    return (
      <CloseAccountForm
        title={title}
        fundPasswordSet={status.fundPasswordSet}
        onBack={() => {
          setRead(false)
          void read.refresh()
        }}
        onClosed={onClosed}
      />
    )
  return (
    <BackPage
      title={title}
      action={
        isFree ? (
          <Button block onClick={() => setRead(true)}>
            {t('next')}
          </Button>
        ) : undefined
      }
    >
      <PageRead read={read} skeleton={<MeaningSkeleton />}>
        {(found) => <Meaning status={found} />}
      </PageRead>
    </BackPage>
  )
}

/** Until login shows, which says so too. */
function Done({ title }: { title: string }) {
  const { t } = useTranslation('closeAccount')
  return (
    <BackPage title={title}>
      <EmptyState
        role="status"
        icon={<Icon icon={CircleCheck} />}
        title={t('done.title')}
        description={t('done.text')}
      />
    </BackPage>
  )
}

const MeaningSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x4">
      <Skeleton line="title" width="60%" />
      <Skeleton line="small" width="90%" />
      <Skeleton shape="block" height="8rem" />
      <Skeleton shape="block" height="8rem" />
      <Skeleton shape="block" height="10rem" />
    </Stack>
  </SkeletonGroup>
)
