import type { BlockOnWire, BlockTermsOnWire } from '@onelot/api-client'
import { refuse } from '@onelot/domain'
import { Button } from '@onelot/ui'
import { useState } from 'react'
import type { Read } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { useSession } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { isFull } from '../../parts/blocks/blockView.ts'
import { GuestAction } from '../../parts/new-shares/GuestAction.tsx'
import { ObstacleNote } from '../../parts/new-shares/ObstacleNote.tsx'
import { TermsUnread } from '../../parts/sales/TermsUnread.tsx'
import { ToStock } from '../../parts/sales/ToStock.tsx'
import { useStandingWay } from '../../parts/fund-requests/useStandingWay.ts'
import { BuyFlow } from './BuyFlow.tsx'

export interface BuyBarProps {
  block: BlockOnWire
  /** Of the member; a guest has none. */
  read: Read<BlockTermsOnWire>
}

/** The one thing to do: to buy while it is on sale, with what stands in the way of it; else the way to the share. */
export function BuyBar({ block, read }: BuyBarProps) {
  const { t } = useTranslation('block')
  const isMember = useSession().current !== undefined
  const [isOpen, setIsOpen] = useState(false)
  const terms = read.data
  if (!isMember)
    return block.phase === 'open' ? (
      <GuestAction action={t('buy.action')} title={t('guest.title')} text={t('guest.text')} />
    ) : (
      <ToStock instrument={block.instrument} />
    )
  if (block.phase === 'open' && terms === undefined && read.failure !== undefined)
    return <TermsUnread failure={read.failure} read={read} />
  return (
    <>
      {block.phase === 'open' ? (
        <Action block={block} terms={terms} onOpen={() => setIsOpen(true)} />
      ) : (
        <ToStock instrument={block.instrument} />
      )}
      <SheetSlot>
        {isOpen && terms !== undefined ? (
          <BuyFlow block={block} terms={terms} onClose={() => setIsOpen(false)} />
        ) : null}
      </SheetSlot>
    </>
  )
}

interface ActionProps {
  block: BlockOnWire
  terms: BlockTermsOnWire | undefined
  onOpen: () => void
}

function Action({ block, terms, onOpen }: ActionProps) {
  const { t } = useTranslation('block')
  const [obstacle] = terms?.obstacles ?? []
  const obstacleText = useObstacleText(block)
  const way = useStandingWay(obstacle)
  const note = obstacle === undefined ? (isFull(block) ? t('full') : undefined) : obstacleText(obstacle)
  if (note !== undefined) return <ObstacleNote text={note} way={way} />
  return (
    <Button block disabled={terms === undefined} onClick={onOpen}>
      {t('buy.action')}
    </Button>
  )
}

/** What any request would be refused with, in words. */
function useObstacleText({
  institutional,
  window,
}: BlockOnWire): (code: BlockTermsOnWire['obstacles'][number]) => string {
  const { t } = useTranslation('block')
  const refusalText = useRefusalText()
  return (code) => {
    if (code === 'PRODUCT_UNAVAILABLE' && institutional) return t('institutional')
    return refusalText(
      code === 'BLOCK_TRADE_CLOSED' ? refuse(code, { from: window.from, to: window.to }) : refuse(code, {}),
    )
  }
}
