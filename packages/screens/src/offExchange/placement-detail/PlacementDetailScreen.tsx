import {
  type PlacementOnWire,
  type PlacementTermsOnWire,
  placementsProduct,
  placementsTerms,
} from '@onelot/api-client'
import { Box, Stack } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { OfferSkeleton } from '../../parts/new-shares/OfferSkeleton.tsx'
import { Offered } from '../../parts/availability/Offered.tsx'
import { PlacementCard } from '../../parts/placements/PlacementCard.tsx'
import { payableTerms } from '../../parts/sales/payable.ts'
import { OwnSubscriptions } from './OwnSubscriptions.tsx'
import { PlacementDates } from './PlacementDates.tsx'
import { HowItWorks, PlacementTerms } from './PlacementTerms.tsx'
import { SubscribeBar } from './SubscribeBar.tsx'
import { TierTable } from './TierTable.tsx'
import type { PlacementParams } from './params.ts'

/** /home/placementDetail: a placement, asking for shares of it by an amount, and what became of that. */
export function PlacementDetailScreen({ placement }: PlacementParams) {
  return (
    <Offered screen="placementDetail">
      <OnePlacement placement={placement} />
    </Offered>
  )
}

function OnePlacement({ placement: id }: PlacementParams) {
  const title = useTitleOf()('placementDetail')
  const name = useName()
  const read = useRead(placementsProduct, { placement: id })
  const placement = read.data?.product
  const terms = payableTerms(
    useRead(placementsTerms, { placement: id }),
    placementsTerms,
    placement?.instrument.currency,
  )
  const refresh = () => {
    void read.refresh()
    void terms.refresh()
  }
  return (
    <BackPage
      title={placement === undefined ? title : name(placement.instrument.name)}
      trailing={<TrailingChip />}
      action={
        placement === undefined ? undefined : (
          <SubscribeBar placement={placement} read={terms} onChanged={refresh} />
        )
      }
    >
      <PullArea reads={[read, terms]}>
        <NotRefreshed reads={[read, terms]} />
        <Box padding="page">
          <Loaded read={read} skeleton={<OfferSkeleton count={1} />}>
            {({ product }) => <Parts placement={product} terms={terms.data} onPhaseEnds={refresh} />}
          </Loaded>
        </Box>
      </PullArea>
    </BackPage>
  )
}

interface PartsProps {
  placement: PlacementOnWire
  terms: PlacementTermsOnWire | undefined
  onPhaseEnds: () => void
}

function Parts({ placement, terms, onPhaseEnds }: PartsProps) {
  const { phase } = placement
  return (
    <Stack gap="x6">
      <PlacementCard placement={placement} onItsPage onPhaseEnds={onPhaseEnds} />
      <OwnSubscriptions placement={placement} />
      <TierTable placement={placement} />
      <PlacementTerms placement={placement} terms={terms} />
      <PlacementDates placement={placement} />
      {phase === 'calledOff' || phase === 'ended' ? null : <HowItWorks placement={placement} />}
    </Stack>
  )
}
