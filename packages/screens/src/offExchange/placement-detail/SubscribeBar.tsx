import type { PlacementOnWire, PlacementTermsOnWire } from '@onelot/api-client'
import { refuse } from '@onelot/domain'
import { Button } from '@onelot/ui'
import { useState } from 'react'
import type { Read } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { useSession } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { GuestAction } from '../../parts/new-shares/GuestAction.tsx'
import { ObstacleNote } from '../../parts/new-shares/ObstacleNote.tsx'
import { isFull } from '../../parts/placements/placementView.ts'
import { TermsUnread } from '../../parts/sales/TermsUnread.tsx'
import { ToStock } from '../../parts/sales/ToStock.tsx'
import { useStandingWay } from '../../parts/fund-requests/useStandingWay.ts'
import { SubscribeFlow } from './SubscribeFlow.tsx'

export interface SubscribeBarProps {
  placement: PlacementOnWire
  /** Of the member; a guest has none. */
  read: Read<PlacementTermsOnWire>
  /** Something was asked for, or refused. */
  onChanged: () => void
}

/** The one thing to do: to ask for shares while it is open, with what stands in the way of it; else the way to the share. */
export function SubscribeBar({ placement, read, onChanged }: SubscribeBarProps) {
  const { t } = useTranslation('placementDetail')
  const isMember = useSession().current !== undefined
  const [isOpen, setIsOpen] = useState(false)
  const { phase, instrument } = placement
  const terms = read.data
  if (!isMember && phase === 'open')
    return <GuestAction action={t('subscribe.action')} title={t('guest.title')} text={t('guest.text')} />
  if (phase === 'open' && terms === undefined && read.failure !== undefined)
    return <TermsUnread failure={read.failure} read={read} />
  return (
    <>
      {phase === 'open' ? (
        <Action placement={placement} terms={terms} onOpen={() => setIsOpen(true)} />
      ) : (
        <ToStock instrument={instrument} />
      )}
      <SheetSlot>
        {isOpen && terms !== undefined ? (
          <SubscribeFlow
            placement={placement}
            terms={terms}
            onChanged={onChanged}
            onClose={() => setIsOpen(false)}
          />
        ) : null}
      </SheetSlot>
    </>
  )
}

type Obstacle = PlacementTermsOnWire['obstacles'][number]

interface ActionProps {
  placement: PlacementOnWire
  terms: PlacementTermsOnWire | undefined
  onOpen: () => void
}

function Action({ placement, terms, onOpen }: ActionProps) {
  const { t } = useTranslation('placementDetail')
  const refusalText = useRefusalText()
  const [obstacle] = terms?.obstacles ?? []
  const way = useStandingWay(obstacle)
  const textOf = (code: Obstacle) =>
    refusalText(
      code === 'NOT_YET_SUBSCRIPTION_TIME' ? refuse(code, { from: placement.from }) : refuse(code, {}),
    )
  const note = obstacle === undefined ? (isFull(placement) ? t('full') : undefined) : textOf(obstacle)
  if (note !== undefined) return <ObstacleNote text={note} way={way} />
  return (
    <Button block disabled={terms === undefined} onClick={onOpen}>
      {t('subscribe.action')}
    </Button>
  )
}
