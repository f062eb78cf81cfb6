import { type ApplicationTerms, type OfferOnWire, applicationsTerms, offersGet } from '@onelot/api-client'
import { Box, Stack } from '@onelot/ui'
import { useRead } from '../data/useRead.ts'
import { useName, useTitleOf } from '../i18n/useName.ts'
import { PullArea } from '../lists/PullArea.tsx'
import { OfferCard } from '../new-shares/OfferCard.tsx'
import { OfferSkeleton } from '../new-shares/OfferSkeleton.tsx'
import { Offered } from '../offered/Offered.tsx'
import { BackPage } from '../shell/BackPage.tsx'
import { PracticeChip } from '../shell/PracticeChip.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { NotRefreshed } from '../states/NotRefreshed.tsx'
import { ApplyBar } from './ApplyBar.tsx'
import { Company } from './Company.tsx'
import { Draw, Prices, Terms } from './OfferFacts.tsx'
import { OfferDates } from './OfferDates.tsx'
import { OwnApplications } from './OwnApplications.tsx'
import { ReminderBell } from './ReminderBell.tsx'
import type { OfferParams } from './params.ts'

/** /home/newStockBuy: all that is known of an offer of new shares, and applying for them. */
export function OfferScreen({ offer }: OfferParams) {
  return (
    <Offered screen="offer">
      <OneOffer offer={offer} />
    </Offered>
  )
}

function OneOffer({ offer: id }: OfferParams) {
  const title = useTitleOf()('offer')
  const name = useName()
  const read = useRead(offersGet, { offer: id })
  const terms = useRead(applicationsTerms, { offer: id })
  const offer = read.data?.offer
  return (
    <BackPage
      title={offer === undefined ? title : name(offer.instrument.name)}
      trailing={
        <>
          <PracticeChip />
          {offer === undefined || terms.data === undefined ? null : (
            <ReminderBell offer={offer} reminded={terms.data.reminded} />
          )}
        </>
      }
      action={offer === undefined ? undefined : <ApplyBar offer={offer} terms={terms} />}
    >
      <PullArea reads={[read, terms]}>
        <NotRefreshed reads={[read, terms]} />
        <Box padding="page">
          <Loaded read={read} skeleton={<OfferSkeleton count={1} />}>
            {(data) => (
              <Parts
                offer={data.offer}
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
  offer: OfferOnWire
  terms: ApplicationTerms | undefined
  onPhaseEnds: () => void
}

function Parts({ offer, terms, onPhaseEnds }: PartsProps) {
  return (
    <Stack gap="x6">
      <OfferCard offer={offer} onItsPage onPhaseEnds={onPhaseEnds} />
      {terms === undefined ? null : <OwnApplications offer={offer.id} />}
      <Prices offer={offer} />
      <OfferDates offer={offer} />
      <Terms offer={offer} />
      <Company offer={offer.id} />
      <Draw offer={offer.id} />
    </Stack>
  )
}
