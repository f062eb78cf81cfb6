import { dividendsAnnounced } from '@onelot/api-client'
import { Box } from '@onelot/ui'
import { usePages } from '../../base/data/usePages.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { AnnouncedList } from './AnnouncedList.tsx'
import { Elections } from './elections/Elections.tsx'
import { StandingChoice } from './elections/StandingChoice.tsx'
import { shownOf } from './elections/electionView.ts'
import { useElections } from './elections/useElections.ts'

/** Dividends that are ahead: those that may be taken in shares first, then all. */
export function StockTab() {
  const { read, isOffered } = useElections()
  const now = useNow()
  const pages = usePages(
    dividendsAnnounced,
    (page) => page,
    ({ dividends, next }) => ({ items: dividends, next }),
  )
  const { data, failure } = read
  // What comes first would push down what one reads already.
  if (data === undefined && failure === undefined)
    return (
      <Box padding="page">
        <RecordSkeleton />
      </Box>
    )
  const isChoice = data !== undefined && shownOf(data.dividends, isOffered, now()).length > 0
  return (
    <>
      <PullArea reads={[read]}>
        <NotRefreshed reads={[read, pages]} />
        <Loaded read={read} skeleton={null}>
          {(overview) =>
            isChoice ? (
              <Box padding="page">
                <Elections
                  overview={overview}
                  isOffered={isOffered}
                  onPhaseEnds={() => void read.refresh()}
                />
              </Box>
            ) : null
          }
        </Loaded>
        <AnnouncedList pages={pages} isOffered={isOffered} />
      </PullArea>
      {data === undefined || isChoice || !isOffered ? null : (
        <Box padding="page">
          <StandingChoice standing={data.standing} />
        </Box>
      )}
    </>
  )
}
