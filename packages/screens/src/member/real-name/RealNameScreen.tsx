import { type RealNameStatus, realNameStatus } from '@onelot/api-client'
import { Box, Button, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import { useEffect, useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useDrafts, useNavigation, useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { useOffered } from '../../base/shell/useOffered.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { RealNameForm } from './RealNameForm.tsx'
import { Status } from './Status.tsx'
import { DRAFT, SENT } from './useRealName.ts'

/** /information/authInfo: whether the identity is verified, what that unlocks, and the way to it. */
export function RealNameScreen() {
  const title = useTitleOf()('realName')
  const isMember = useSession().current !== undefined
  if (isMember) return <RealName title={title} />
  return (
    <BackPage title={title}>
      <LogInPrompt />
    </BackPage>
  )
}

const maySubmit = ({ state, triesLeft }: RealNameStatus): boolean =>
  (state === 'notVerified' || state === 'rejected') && triesLeft > 0

function RealName({ title }: { title: string }) {
  const { t } = useTranslation('realName')
  const read = useRead(realNameStatus, {})
  const titleOf = useTitleOf()
  const navigation = useNavigation()
  const isOffered = useOffered()
  const drafts = useDrafts()
  const [filling, setFilling] = useState(() => drafts.read(`form.${DRAFT}`) !== undefined)
  const { data } = read
  const isPassed = data?.state === 'passed'
  useEffect(() => {
    if (isPassed) drafts.drop(SENT)
  }, [isPassed, drafts])
  if (filling && data !== undefined && maySubmit(data))
    return <RealNameForm onDone={() => setFilling(false)} />
  return (
    <BackPage
      title={title}
      action={
        data !== undefined && maySubmit(data) ? (
          <Button block onClick={() => setFilling(true)}>
            {t(data.state === 'rejected' ? 'again' : 'begin')}
          </Button>
        ) : isPassed && isOffered('deposit') ? (
          <Button block onClick={() => navigation.go({ to: 'deposit' })}>
            {titleOf('deposit')}
          </Button>
        ) : undefined
      }
    >
      <NotRefreshed reads={[read]} />
      <Box padding="page">
        <Loaded read={read} skeleton={<RealNameSkeleton />}>
          {(status) => <Status status={status} />}
        </Loaded>
      </Box>
    </BackPage>
  )
}

const RealNameSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x4">
      <Skeleton line="title" width="60%" />
      <Skeleton line="small" width="90%" />
      <Skeleton shape="block" height="10rem" />
      <Skeleton shape="block" height="14rem" />
    </Stack>
  </SkeletonGroup>
)
