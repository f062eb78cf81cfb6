import { type AuctionOnWire, type BidTerms, auctionsGet, bidsTerms } from '@onelot/api-client'
import { Stack } from '@onelot/ui'
import { AuctionCard } from '../../parts/auctions/AuctionCard.tsx'
import { useRead } from '../../base/data/useRead.ts'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { OfferPage } from '../../parts/new-shares/OfferPage.tsx'
import { Offered } from '../../parts/availability/Offered.tsx'
import { payableTerms } from '../../parts/sales/payable.ts'
import { AuctionBell } from './AuctionBell.tsx'
import { AuctionDates } from './AuctionDates.tsx'
import { AuctionFacts, HowItWorks } from './AuctionFacts.tsx'
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
  const auction = read.data?.auction
  const terms = payableTerms(useRead(bidsTerms, { auction: id }), bidsTerms, auction?.instrument.currency)
  return (
    <OfferPage
      title={auction === undefined ? title : name(auction.instrument.name)}
      bell={
        terms.data !== undefined && mayBeReminded(terms.data) ? (
          <AuctionBell auction={id} terms={terms.data} />
        ) : undefined
      }
      action={auction === undefined ? undefined : <BidBar auction={auction} read={terms} />}
      read={read}
      offered={auction}
      terms={terms}
    >
      {(data, onPhaseEnds) => <Parts auction={data.auction} terms={terms.data} onPhaseEnds={onPhaseEnds} />}
    </OfferPage>
  )
}

/** Who has bid is told of the close by the bid. */
const mayBeReminded = ({ reminders, bid }: BidTerms): boolean =>
  reminders.length > 0 && bid?.state !== 'sealed'

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
      {bid === undefined ? null : <OwnBid auction={auction} bid={bid} />}
      {auction.result === undefined ? null : <Result auction={auction} result={auction.result} own={bid} />}
      {auction.phase === 'calledOff' ? null : (
        <>
          <AuctionDates auction={auction} />
          <HowItWorks auction={auction} />
        </>
      )}
      <AuctionFacts auction={auction} />
    </Stack>
  )
}
