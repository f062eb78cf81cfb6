import type { IncreaseOnWire, IncreaseTermsOnWire } from '@onelot/api-client'
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
import { TermsUnread } from '../../parts/sales/TermsUnread.tsx'
import { ToStock } from '../../parts/sales/ToStock.tsx'
import {
  type StandingCode,
  isStandingCode,
  useStandingWay,
} from '../../parts/fund-requests/useStandingWay.ts'
import { ApplyFlow } from './ApplyFlow.tsx'

export interface ApplyBarProps {
  increase: IncreaseOnWire
  /** Of the member; a guest has none. */
  read: Read<IncreaseTermsOnWire>
  /** Something was applied for, or refused. */
  onChanged: () => void
}

/** The one thing to do: to use rights while that can be done, with what stands in the way of it; else the way to the share. */
export function ApplyBar({ increase, read, onChanged }: ApplyBarProps) {
  const { t } = useTranslation('increaseDetail')
  const isMember = useSession().current !== undefined
  const [isOpen, setIsOpen] = useState(false)
  const { phase, instrument } = increase
  const terms = read.data
  const [obstacle] = terms?.obstacles ?? []
  if (!isMember && phase === 'open')
    return <GuestAction action={t('apply.action')} title={t('guest.title')} text={t('guest.text')} />
  if (phase === 'open' && terms === undefined && read.failure !== undefined)
    return <TermsUnread failure={read.failure} read={read} />
  const canUse = phase === 'open' && (obstacle === undefined || isStandingCode(obstacle))
  const grant = terms?.grant
  return (
    <>
      {canUse ? (
        <Action obstacle={obstacle} isReady={terms !== undefined} onOpen={() => setIsOpen(true)} />
      ) : (
        <ToStock instrument={instrument} />
      )}
      <SheetSlot>
        {isOpen && terms !== undefined && grant !== undefined ? (
          <ApplyFlow
            increase={increase}
            terms={terms}
            rights={grant.rights}
            onChanged={onChanged}
            onClose={() => setIsOpen(false)}
          />
        ) : null}
      </SheetSlot>
    </>
  )
}

interface ActionProps {
  obstacle: StandingCode | undefined
  isReady: boolean
  onOpen: () => void
}

function Action({ obstacle, isReady, onOpen }: ActionProps) {
  const { t } = useTranslation('increaseDetail')
  const refusalText = useRefusalText()
  const way = useStandingWay(obstacle)
  if (obstacle !== undefined) return <ObstacleNote text={refusalText(refuse(obstacle, {}))} way={way} />
  return (
    <Button block disabled={!isReady} onClick={onOpen}>
      {t('apply.action')}
    </Button>
  )
}
