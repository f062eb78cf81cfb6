import type { FollowTermsOnWire, MentorOnWire } from '@onelot/api-client'
import { refuse } from '@onelot/domain'
import { Button } from '@onelot/ui'
import { useState } from 'react'
import type { Read } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { useSession } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { isFull } from '../../parts/mentors/mentorView.ts'
import { GuestAction } from '../../parts/new-shares/GuestAction.tsx'
import { ObstacleNote } from '../../parts/new-shares/ObstacleNote.tsx'
import { TermsUnread } from '../../parts/sales/TermsUnread.tsx'
import { FollowFlow } from './FollowFlow.tsx'
import { type FollowObstacle, useFollowWay } from './useFollowWay.ts'

export interface FollowBarProps {
  mentor: MentorOnWire
  /** Of the member; a guest has none. */
  read: Read<FollowTermsOnWire>
}

/** The one thing to do while the mentor takes followers, with what stands in the way of it; nothing before and after. */
export function FollowBar({ mentor, read }: FollowBarProps) {
  const { t } = useTranslation('mentor')
  const isMember = useSession().current !== undefined
  const [isOpen, setIsOpen] = useState(false)
  const terms = read.data
  if (mentor.phase !== 'open') return null
  if (!isMember)
    return <GuestAction action={t('follow.action')} title={t('guest.title')} text={t('guest.text')} />
  if (terms === undefined && read.failure !== undefined)
    return <TermsUnread failure={read.failure} read={read} />
  return (
    <>
      <Action mentor={mentor} terms={terms} onOpen={() => setIsOpen(true)} />
      <SheetSlot>
        {isOpen && terms !== undefined ? (
          <FollowFlow mentor={mentor} terms={terms} onClose={() => setIsOpen(false)} />
        ) : null}
      </SheetSlot>
    </>
  )
}

interface ActionProps {
  mentor: MentorOnWire
  terms: FollowTermsOnWire | undefined
  onOpen: () => void
}

function Action({ mentor, terms, onOpen }: ActionProps) {
  const { t } = useTranslation('mentor')
  const [obstacle] = terms?.obstacles ?? []
  const obstacleText = useObstacleText(mentor, terms)
  const way = useFollowWay(obstacle)
  const note = obstacle === undefined ? (isFull(mentor) ? t('full') : undefined) : obstacleText(obstacle)
  if (note !== undefined)
    return (
      <ObstacleNote text={note} way={way} action={way?.to === 'copyTrading' ? t('ownFollows') : undefined} />
    )
  return (
    <Button block disabled={terms === undefined} onClick={onOpen}>
      {t('follow.action')}
    </Button>
  )
}

/** What any follow would be refused with, in words. */
function useObstacleText(
  { from, to }: MentorOnWire,
  terms: FollowTermsOnWire | undefined,
): (code: FollowObstacle) => string {
  const { t } = useTranslation('mentor')
  const refusalText = useRefusalText()
  return (code) => {
    switch (code) {
      case 'DUPLICATE_SUBSCRIPTION':
        return t('followed')
      case 'NOT_YET_SUBSCRIPTION_TIME':
        return refusalText(refuse(code, { from }))
      case 'COPY_DEADLINE_EXCEEDED':
        return refusalText(refuse(code, { until: to }))
      case 'RUNS_FULL':
        return refusalText(refuse(code, { count: terms?.most ?? 0 }))
      default:
        return refusalText(refuse(code, {}))
    }
  }
}
