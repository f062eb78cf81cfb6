import { auctionsList, bidsList } from '@onelot/api-client'
import { type AuctionPhase, auctionPhases } from '@onelot/domain'
import { useState } from 'react'
import { firstPage } from '../../base/data/firstPage.ts'
import { announced } from '../../base/data/announced.ts'
import { usePages } from '../../base/data/usePages.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { PhasedList } from '../new-shares/PhasedList.tsx'
import { AuctionCard } from './AuctionCard.tsx'

const shownPhases = ['open', ...auctionPhases.filter((phase) => phase !== 'open')] as const

/** Auctions, those on which one can bid first, each with the reader's own bid. */
export function AuctionList() {
  const { t } = useTranslation('auctions')
  const [phase, setPhase] = useState<AuctionPhase>()
  const pages = usePages(
    auctionsList,
    (page) => ({ phase, ...page }),
    ({ auctions, next }) => ({ items: auctions, next }),
    announced,
  )
  const { data: own } = useRead(bidsList, firstPage)
  return (
    <PhasedList
      pages={pages}
      label={t('list')}
      phases={shownPhases}
      seldom="calledOff"
      nameOf={(one) => t(`phases.${one}`)}
      counts={pages.first?.phases.map(({ phase: one, auctions }) => ({ phase: one, count: auctions }))}
      chosen={phase}
      onChoose={setPhase}
      empty={{ title: t('empty.title'), description: t('empty.description') }}
      cardOf={(auction) => (
        <AuctionCard
          auction={auction}
          own={own?.bids.find((bid) => bid.auction === auction.id)}
          onPhaseEnds={() => void pages.refresh()}
        />
      )}
    />
  )
}
