import { type MentorDetailOnWire, copyTradingMentor, copyTradingTerms } from '@onelot/api-client'
import { Box, NoticeBar, Stack } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { MentorTile } from '../../parts/mentors/MentorTile.tsx'
import { OfferSkeleton } from '../../parts/new-shares/OfferSkeleton.tsx'
import { Offered } from '../../parts/availability/Offered.tsx'
import { FollowBar } from './FollowBar.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { MentorFigures } from './MentorFigures.tsx'
import { MentorHistory } from './MentorHistory.tsx'
import { MentorPositions } from './MentorPositions.tsx'
import { SampleCheck } from './SampleCheck.tsx'
import type { MentorParams } from './params.ts'

/** /home/mentor: how a simulated mentor did, what it has now, what an own amount would have met, and following it. */
export function MentorScreen({ mentor }: MentorParams) {
  return (
    <Offered screen="mentor">
      <OneMentor mentor={mentor} />
    </Offered>
  )
}

function OneMentor({ mentor }: MentorParams) {
  const title = useTitleOf()('mentor')
  const name = useName()
  const read = useRead(copyTradingMentor, { mentor })
  const terms = useRead(copyTradingTerms, { mentor })
  const detail = read.data
  return (
    <BackPage
      title={detail === undefined ? title : name(detail.mentor.name)}
      trailing={<TrailingChip />}
      action={detail === undefined ? undefined : <FollowBar mentor={detail.mentor} read={terms} />}
    >
      <PullArea reads={[read, terms]}>
        <NotRefreshed reads={[read, terms]} />
        <Box padding="page">
          <Loaded read={read} skeleton={<OfferSkeleton count={1} />}>
            {(loaded) => <Parts detail={loaded} />}
          </Loaded>
        </Box>
      </PullArea>
    </BackPage>
  )
}

function Parts({ detail }: { detail: MentorDetailOnWire }) {
  const { t } = useTranslation('mentors')
  const { mentor } = detail
  return (
    <Stack gap="x6">
      <NoticeBar>{t(mentor.simulated ? 'warning' : 'warningReal')}</NoticeBar>
      <MentorTile mentor={mentor} onItsPage />
      <MentorFigures detail={detail} />
      <SampleCheck mentor={mentor} />
      <MentorPositions detail={detail} />
      <MentorHistory detail={detail} />
      {mentor.phase === 'calledOff' || mentor.phase === 'ended' ? null : <HowItWorks mentor={mentor} />}
    </Stack>
  )
}
