import { homeBriefing, homeDue, marketOverview } from '@onelot/api-client'
import { Box, SearchLink, Stack } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { UnreadBell } from '../../parts/new-messages/UnreadBell.tsx'
import { useNavigation, usePreferences, useSession } from '../../base/ports/ports.ts'
import { IndexStrip } from '../../parts/quotes/IndexStrip.tsx'
import { TabHeader } from '../../base/shell/TabHeader.tsx'
import { TabPage } from '../../base/shell/TabPage.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { Account } from './Account.tsx'
import { BriefingSkeleton } from './BriefingSkeleton.tsx'
import { LateDue } from './LateDue.tsx'
import { LateOffers } from './LateOffers.tsx'
import { Movers } from './Movers.tsx'
import { NextStep } from './NextStep.tsx'
import { Welcome } from './Welcome.tsx'
import { nextStepOf } from './nextStep.ts'

/** /home/index: what one owns and how it changed today, what to do next, and what moves; a guest sees it without money. */
export function HomeScreen() {
  const member = useSession().current !== undefined
  const { totalsIn } = usePreferences()
  const briefing = useRead(homeBriefing, { currency: totalsIn })
  const due = useRead(homeDue, member ? {} : null)
  const overview = useRead(marketOverview, {})
  const { t } = useTranslation('home')
  const reads = member ? [briefing, due, overview] : [overview]
  /** What is below the fold comes after what is above it, also where that could not be read. */
  const settled = reads.every(({ data, failure }) => data !== undefined || failure !== undefined)
  return (
    <TabPage tab="home" header={<Header />}>
      <PullArea reads={reads}>
        <NotRefreshed reads={reads} />
        <Box paddingBlock="x2">
          <Stack gap="x4">
            {member ? (
              <Loaded read={briefing} skeleton={<BriefingSkeleton />}>
                {(data) => (
                  <>
                    <Account briefing={data} />
                    <NextStep step={nextStepOf(data)} />
                    <Movers rows={data.movers} />
                  </>
                )}
              </Loaded>
            ) : (
              <Welcome />
            )}
            <IndexStrip overview={overview} label={t('indices')} />
            {briefing.data === undefined ? null : <LateDue read={due} />}
            {settled ? <LateOffers /> : null}
          </Stack>
        </Box>
      </PullArea>
    </TabPage>
  )
}

function Header() {
  const { t } = useTranslation('home')
  const titleOf = useTitleOf()
  const { href, Link } = useNavigation()
  return (
    <TabHeader title={titleOf('home')} trailing={<UnreadBell />}>
      <SearchLink
        label={t('search.label')}
        text={t('search.short')}
        href={href({ to: 'search' })}
        Link={Link}
      />
    </TabHeader>
  )
}
