import { type ApplicationTerms, type OfferOnWire, applicationsTerms, offersGet } from '@onelot/api-client'
import { Stack } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { OfferCard } from '../../parts/new-shares/OfferCard.tsx'
import { OfferPage } from '../../parts/new-shares/OfferPage.tsx'
import { Offered } from '../../parts/availability/Offered.tsx'
import { payableTerms } from '../../parts/sales/payable.ts'
import { ApplyBar } from './ApplyBar.tsx'
import { Company } from './Company.tsx'
import { Draw, Prices, Terms } from './OfferFacts.tsx'
import { OfferBell } from './OfferBell.tsx'
import { OfferDates } from './OfferDates.tsx'
import { OwnApplications } from './OwnApplications.tsx'
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
  const offer = read.data?.offer
  const terms = payableTerms(
    useRead(applicationsTerms, { offer: id }),
    applicationsTerms,
    offer?.instrument.currency,
  )
  return (
    <OfferPage
      title={offer === undefined ? title : name(offer.instrument.name)}
      bell={
        terms.data !== undefined && terms.data.reminders.length > 0 ? (
          <OfferBell offer={id} terms={terms.data} />
        ) : undefined
      }
      action={offer === undefined ? undefined : <ApplyBar offer={offer} read={terms} />}
      read={read}
      offered={offer}
      terms={terms}
    >
      {(data, onPhaseEnds) => <Parts offer={data.offer} terms={terms.data} onPhaseEnds={onPhaseEnds} />}
    </OfferPage>
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
