import { auctionsList, bidsList } from '@onelot/api-client'
import { type AuctionPhase, auctionPhases } from '@onelot/domain'
import { Box, Button, ChipGroup, EmptyState, Section, Stack } from '@onelot/ui'
import { useState } from 'react'
import { firstPage } from '../data/firstPage.ts'
import { usePages } from '../data/usePages.ts'
import { useRead } from '../data/useRead.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { ChipScroller } from '../lists/ChipScroller.tsx'
import { PagedList } from '../lists/PagedList.tsx'
import { AuctionCard } from './AuctionCard.tsx'
import { OfferSkeleton } from '../new-shares/OfferSkeleton.tsx'

const ALL = 'all'
const shownPhases = ['open', ...auctionPhases.filter((phase) => phase !== 'open')] as const

/** Auctions, those on which one can bid first, each with the reader's own bid. */
export function AuctionList() {
  const { t } = useTranslation('auctions')
  const [phase, setPhase] = useState<AuctionPhase>()
  const pages = usePages(
    auctionsList,
    (page) => ({ phase, ...page }),
    ({ auctions, next }) => ({ items: auctions, next }),
  )
  const { data: own } = useRead(bidsList, firstPage)
  const refresh = () => void pages.refresh()
  return (
    <Box paddingInline="page" paddingBlock="x2">
      <Stack gap="x4">
        <Phases counts={pages.first?.phases} chosen={phase} onChoose={setPhase} />
        <PagedList
          pages={pages}
          label={t('list')}
          layout="flush"
          skeleton={<OfferSkeleton count={2} />}
          empty={
            <EmptyState
              title={t('empty.title')}
              description={t('empty.description')}
              action={
                phase === undefined ? undefined : (
                  <Button
                    variant="secondary"
                    size="small"
                    onClick={() => {
                      setPhase(undefined)
                    }}
                  >
                    {t('empty.showAll')}
                  </Button>
                )
              }
            />
          }
        >
          {(auctions) => (
            <Stack gap="x6">
              {[...new Set(auctions.map((auction) => auction.phase))].map((one) => (
                <Section key={one} heading={t(`phases.${one}`)}>
                  <Stack gap="x3">
                    {auctions
                      .filter((auction) => auction.phase === one)
                      .map((auction) => (
                        <AuctionCard
                          key={auction.id}
                          auction={auction}
                          own={own?.bids.find((bid) => bid.auction === auction.id)}
                          onPhaseEnds={refresh}
                        />
                      ))}
                  </Stack>
                </Section>
              ))}
            </Stack>
          )}
        </PagedList>
      </Stack>
    </Box>
  )
}

interface PhasesProps {
  /** Undefined until the first answer. */
  counts: readonly { readonly phase: AuctionPhase; readonly auctions: number }[] | undefined
  chosen: AuctionPhase | undefined
  onChoose: (phase: AuctionPhase | undefined) => void
}

/** All, or those of one phase, with how many there are. What they were stays while another phase is read. */
function Phases({ counts, chosen, onChoose }: PhasesProps) {
  const { t } = useTranslation('auctions')
  const [last, setLast] = useState(counts)
  if (counts !== undefined && counts !== last) setLast(counts)
  return (
    <ChipScroller>
      <ChipGroup
        label={t('filter')}
        look="line"
        options={[
          { value: ALL, label: t('all') },
          ...shownPhases.map((value) => {
            const count = last?.find((one) => one.phase === value)?.auctions
            const phase = t(`phases.${value}`)
            return { value, label: count === undefined ? phase : t('counted', { phase, count }) }
          }),
        ]}
        value={chosen ?? ALL}
        onSelect={({ value }) => {
          onChoose(auctionPhases.find((one) => one === value))
        }}
      />
    </ChipScroller>
  )
}
