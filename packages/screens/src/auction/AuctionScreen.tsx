import { type AuctionOnWire, type BidTerms, auctionsGet, bidsTerms } from '@onelot/api-client'
import { Box, Stack } from '@onelot/ui'
import { AuctionCard } from '../auctions/AuctionCard.tsx'
import { useRead } from '../data/useRead.ts'
import { useName, useTitleOf } from '../i18n/useName.ts'
import { PullArea } from '../lists/PullArea.tsx'
import { OfferSkeleton } from '../new-shares/OfferSkeleton.tsx'
import { Offered } from '../offered/Offered.tsx'
import { BackPage } from '../shell/BackPage.tsx'
import { PracticeChip } from '../shell/PracticeChip.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { AuctionFacts, HowItWorks, Schedule } from './AuctionFacts.tsx'
import { BidBar } from './BidBar.tsx'
import { OwnBid } from './OwnBid.tsx'
import { Result } from './Result.tsx'
import type { AuctionParams } from './params.ts'

/** /home/auction: an auction, bidding in it, and how it ended. */
export function AuctionScreen({ auction }: AuctionParams) {
  return (
    <Offered screen="auction">
      <OneAuction auction={auction} />
    </Offered>
  )
}

function OneAuction({ auction: id }: AuctionParams) {
  const title = useTitleOf()('auction')
  const name = useName()
  const read = useRead(auctionsGet, { auction: id })
  const terms = useRead(bidsTerms, { auction: id })
  const auction = read.data?.auction
  return (
    <BackPage
      title={auction === undefined ? title : name(auction.instrument.name)}
      trailing={
        <Box paddingInline="x3">
          <PracticeChip />
        </Box>
      }
      action={auction === undefined ? undefined : <BidBar auction={auction} terms={terms.data} />}
    >
      <PullArea reads={[read, terms]}>
        <NotRefreshed reads={[read, terms]} />
        <Box padding="page">
          <Loaded read={read} skeleton={<OfferSkeleton count={1} />}>
            {(data) => (
              <Parts
                auction={data.auction}
                terms={terms.data}
                onPhaseEnds={() => {
                  void read.refresh()
                  void terms.refresh()
                }}
              />
            )}
          </Loaded>
        </Box>
      </PullArea>
    </BackPage>
  )
}

interface PartsProps {
  auction: AuctionOnWire
  terms: BidTerms | undefined
  onPhaseEnds: () => void
}

function Parts({ auction, terms, onPhaseEnds }: PartsProps) {
  const bid = terms?.bid
  return (
    <Stack gap="x6">
      <AuctionCard auction={auction} onItsPage onPhaseEnds={onPhaseEnds} />
      {bid === undefined ? null : <OwnBid bid={bid} />}
      {auction.result === undefined ? null : <Result auction={auction} result={auction.result} own={bid} />}
      <Schedule auction={auction} />
      <HowItWorks auction={auction} />
      <AuctionFacts auction={auction} />
    </Stack>
  )
}
