import { marketBreadth, marketOverview } from '@onelot/api-client'
import { Bleed, Box, Section, Stack } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { LiveQuoteRow } from '../../parts/quotes/LiveQuoteRow.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { QuoteListSkeleton } from '../../base/states/QuoteListSkeleton.tsx'
import { Markets } from './Markets.tsx'
import { OneMarket } from './OneMarket.tsx'
import { READ_EVERY_MS } from './readEvery.ts'

/** /home/market: the indices, which markets are open and how broadly they move, and the sectors and movers of one of them. */
export function MarketOverviewScreen() {
  const { t } = useTranslation('marketOverview')
  const overview = useRead(marketOverview, {})
  const breadth = useRead(marketBreadth, {}, { everyMs: READ_EVERY_MS })
  const reads = [overview, breadth]
  return (
    <BackPage title={useTitleOf()('marketOverview')} trailing={<TrailingChip />}>
      <PullArea reads={reads}>
        <NotRefreshed reads={reads} />
        <Box padding="page">
          <Stack gap="x6">
            <Loaded
              read={overview}
              skeleton={
                <Bleed>
                  <QuoteListSkeleton marked />
                </Bleed>
              }
            >
              {({ indices, markets }) => (
                <>
                  <Section heading={t('indices')}>
                    <Bleed as="ul" role="list" aria-label={t('indices')}>
                      {indices.map((row) => (
                        <li key={row.instrument.id}>
                          <LiveQuoteRow row={row} />
                        </li>
                      ))}
                    </Bleed>
                  </Section>
                  <Markets markets={markets} breadth={breadth} />
                </>
              )}
            </Loaded>
            <OneMarket />
          </Stack>
        </Box>
      </PullArea>
    </BackPage>
  )
}
