import {
  type BlockOnWire,
  type BlockTermsOnWire,
  blockTradesProduct,
  blockTradesTerms,
} from '@onelot/api-client'
import { Box, Stack } from '@onelot/ui'
import { useRead } from '../../base/data/useRead.ts'
import { useName, useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { BlockCard } from '../../parts/blocks/BlockCard.tsx'
import { OfferSkeleton } from '../../parts/new-shares/OfferSkeleton.tsx'
import { Offered } from '../../parts/availability/Offered.tsx'
import { payableTerms } from '../../parts/sales/payable.ts'
import { BlockDates } from './BlockDates.tsx'
import { BlockTerms, HowItWorks } from './BlockTerms.tsx'
import { BuyBar } from './BuyBar.tsx'
import { OwnTrades } from './OwnTrades.tsx'
import { EarlierBlocks } from './EarlierBlocks.tsx'
import type { BlockParams } from './params.ts'

/** /home/block: a block or an OTC lot, asking for some of it, and what became of that. */
export function BlockScreen({ block }: BlockParams) {
  return (
    <Offered screen="block">
      <OneBlock block={block} />
    </Offered>
  )
}

function OneBlock({ block: id }: BlockParams) {
  const title = useTitleOf()('block')
  const name = useName()
  const read = useRead(blockTradesProduct, { block: id })
  const block = read.data?.product
  const terms = payableTerms(
    useRead(blockTradesTerms, { block: id }),
    blockTradesTerms,
    block?.instrument.currency,
  )
  const refresh = () => {
    void read.refresh()
    void terms.refresh()
  }
  return (
    <BackPage
      title={block === undefined ? title : name(block.instrument.name)}
      trailing={<TrailingChip />}
      action={block === undefined ? undefined : <BuyBar block={block} read={terms} />}
    >
      <PullArea reads={[read, terms]}>
        <NotRefreshed reads={[read, terms]} />
        <Box padding="page">
          <Loaded read={read} skeleton={<OfferSkeleton count={1} />}>
            {({ product }) => <Parts block={product} terms={terms.data} onPhaseEnds={refresh} />}
          </Loaded>
        </Box>
      </PullArea>
    </BackPage>
  )
}

interface PartsProps {
  block: BlockOnWire
  terms: BlockTermsOnWire | undefined
  onPhaseEnds: () => void
}

function Parts({ block, terms, onPhaseEnds }: PartsProps) {
  return (
    <Stack gap="x6">
      <BlockCard block={block} onItsPage onPhaseEnds={onPhaseEnds} />
      <OwnTrades block={block} />
      <BlockDates block={block} />
      <BlockTerms block={block} terms={terms} />
      <EarlierBlocks block={block} />
      {block.phase === 'calledOff' || block.phase === 'ended' ? null : <HowItWorks block={block} />}
    </Stack>
  )
}
