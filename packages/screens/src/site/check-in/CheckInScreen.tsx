import { type CheckInStatus, checkInStatus, checkInToday } from '@onelot/api-client'
import { Button, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useRefreshAt } from '../../base/data/useRefreshAt.ts'
import { type Submit, useSubmit } from '../../base/data/useSubmit.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { Offered } from '../../parts/availability/Offered.tsx'
import { useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { PageRead } from '../../base/pages/PageRead.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { OutcomeNote } from '../../base/states/OutcomeNote.tsx'
import { Rewards } from './Rewards.tsx'
import { Week } from './Week.tsx'

/** /home/signIn: checking in once a day, and what check-ins are redeemed for. */
export function CheckInScreen() {
  const title = useTitleOf()('checkIn')
  const isMember = useSession().current !== undefined
  return (
    <Offered screen="checkIn">
      {isMember ? (
        <CheckIn title={title} />
      ) : (
        <BackPage title={title}>
          <LogInPrompt />
        </BackPage>
      )}
    </Offered>
  )
}

function CheckIn({ title }: { title: string }) {
  const read = useRead(checkInStatus, {})
  const refresh = () => void read.refresh()
  const submit = useSubmit(checkInToday, { onRefused: refresh })
  const { data } = read
  useRefreshAt(data?.nextDayAt, read)
  return (
    <BackPage
      title={title}
      trailing={<TrailingChip />}
      action={data === undefined ? undefined : <Action status={data} submit={submit} />}
    >
      <PageRead read={read} skeleton={<CheckInSkeleton />}>
        {(status) => (
          <Stack gap="x6">
            <Week status={status} />
            <Rewards status={status} onRefused={refresh} />
          </Stack>
        )}
      </PageRead>
    </BackPage>
  )
}

/** The one thing to do, and that it is done; beside it what became of it. */
function Action({ status, submit }: { status: CheckInStatus; submit: Submit<typeof checkInToday> }) {
  const { t } = useTranslation('checkIn')
  const isDone = status.checkedIn || submit.state?.outcome.kind === 'done'
  return (
    <Stack gap="x3">
      <OutcomeNote submit={submit} />
      <Button
        block
        disabled={isDone}
        loading={submit.pending}
        aria-description={isDone ? undefined : t('actionDescription')}
        onClick={() => submit.send({})}
      >
        {t(isDone ? 'done' : 'action')}
      </Button>
    </Stack>
  )
}

const CheckInSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x4">
      <Skeleton line="title" width="8em" />
      <Skeleton line="small" width="90%" />
      <Skeleton line="display" />
      <Skeleton width="6em" />
      <Skeleton line="display" />
      <Skeleton line="display" />
    </Stack>
  </SkeletonGroup>
)
