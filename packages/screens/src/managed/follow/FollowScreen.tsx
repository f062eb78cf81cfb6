import { type FollowDetailOnWire, copyTradingGet } from '@onelot/api-client'
import { NoticeBar, Stack } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { useOffered } from '../../base/shell/useOffered.ts'
import { PageRead } from '../../base/pages/PageRead.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { Asked } from './Asked.tsx'
import { Ended } from './Ended.tsx'
import { FollowBar } from './FollowBar.tsx'
import { FollowSkeleton } from './FollowSkeleton.tsx'
import { Running } from './Running.tsx'
import type { FollowParams } from './params.ts'

/** Positions are counted at their bids: how often these are asked for again. */
const READ_EVERY_MS = 15_000

/** /home/follow: one mentor that is followed, from the request to the end: what it is worth, and why that is not what the mentor earned. */
export function FollowScreen({ follow: request }: FollowParams) {
  const title = useTitleOf()('follow')
  const name = useName()
  const read = useRead(copyTradingGet, { request }, { everyMs: READ_EVERY_MS })
  const isMember = useSession().current !== undefined
  const detail = isMember ? read.data : undefined
  return (
    <BackPage
      title={detail === undefined ? title : name(detail.follow.mentor.name)}
      trailing={<TrailingChip />}
      action={detail === undefined ? undefined : <FollowBar detail={detail} />}
    >
      <MemberOnly>
        <PageRead read={read} measured skeleton={<FollowSkeleton />}>
          {(loaded) => <Parts detail={loaded} />}
        </PageRead>
      </MemberOnly>
    </BackPage>
  )
}

function Parts({ detail }: { detail: FollowDetailOnWire }) {
  const { t } = useTranslation('follow')
  const isOffered = useOffered()('follow')
  const { follow, running, ended } = detail
  if (follow.follow === undefined) return <Asked follow={follow} />
  if (running === undefined) return <Ended follow={follow} passed={follow.follow} ended={ended} />
  return (
    <Stack gap="x6">
      {isOffered ? null : <NoticeBar>{t('stopped')}</NoticeBar>}
      <Running follow={follow} passed={follow.follow} running={running} />
    </Stack>
  )
}
