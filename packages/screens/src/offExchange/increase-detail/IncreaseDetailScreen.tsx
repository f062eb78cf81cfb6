import {
  type IncreaseOnWire,
  type IncreaseTermsOnWire,
  increasesProduct,
  increasesTerms,
} from '@onelot/api-client'
import { Box, Stack } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { IncreaseCard } from '../../parts/increases/IncreaseCard.tsx'
import { OfferSkeleton } from '../../parts/new-shares/OfferSkeleton.tsx'
import { Offered } from '../../parts/availability/Offered.tsx'
import { payableTerms } from '../../parts/sales/payable.ts'
import { ApplyBar } from './ApplyBar.tsx'
import { IncreaseDates } from './IncreaseDates.tsx'
import { HowItWorks, IncreaseTerms } from './IncreaseTerms.tsx'
import { YourRights } from './YourRights.tsx'
import type { IncreaseParams } from './params.ts'

/** /home/increaseDetail: new shares that a company offers its shareholders, what the reader's rights are worth, and using them. */
export function IncreaseDetailScreen({ increase }: IncreaseParams) {
  return (
    <Offered screen="increaseDetail">
      <OneIncrease increase={increase} />
    </Offered>
  )
}

function OneIncrease({ increase: id }: IncreaseParams) {
  const title = useTitleOf()('increaseDetail')
  const name = useName()
  const read = useRead(increasesProduct, { increase: id })
  const increase = read.data?.product
  const terms = payableTerms(
    useRead(increasesTerms, { increase: id }),
    increasesTerms,
    increase?.instrument.currency,
  )
  const refresh = () => {
    void read.refresh()
    void terms.refresh()
  }
  return (
    <BackPage
      title={increase === undefined ? title : name(increase.instrument.name)}
      trailing={<TrailingChip />}
      action={
        increase === undefined ? undefined : <ApplyBar increase={increase} read={terms} onChanged={refresh} />
      }
    >
      <PullArea reads={[read, terms]}>
        <NotRefreshed reads={[read, terms]} />
        <Box padding="page">
          <Loaded read={read} skeleton={<OfferSkeleton count={1} />}>
            {({ product }) => <Parts increase={product} terms={terms.data} onPhaseEnds={refresh} />}
          </Loaded>
        </Box>
      </PullArea>
    </BackPage>
  )
}

interface PartsProps {
  increase: IncreaseOnWire
  /** Of the member; a guest has none. */
  terms: IncreaseTermsOnWire | undefined
  onPhaseEnds: () => void
}

function Parts({ increase, terms, onPhaseEnds }: PartsProps) {
  const { phase } = increase
  const isAhead = phase === 'coming' || phase === 'open'
  return (
    <Stack gap="x6">
      <IncreaseCard increase={increase} onItsPage onPhaseEnds={onPhaseEnds} />
      {terms === undefined ? null : <YourRights increase={increase} terms={terms} />}
      <IncreaseTerms increase={increase} />
      <IncreaseDates increase={increase} />
      {isAhead ? <HowItWorks increase={increase} /> : null}
    </Stack>
  )
}
