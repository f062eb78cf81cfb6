import type { BacktestOnWire, RunTermsOnWire } from '@onelot/api-client'
import { type Strategy, refuse } from '@onelot/domain'
import { Button } from '@onelot/ui'
import { useState } from 'react'
import type { Read } from '../../base/data/useRead.ts'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { useSession } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { GuestAction } from '../../parts/new-shares/GuestAction.tsx'
import { ObstacleNote } from '../../parts/new-shares/ObstacleNote.tsx'
import { TermsUnread } from '../../parts/sales/TermsUnread.tsx'
import { useStandingWay } from '../../parts/fund-requests/useStandingWay.ts'
import { RunFlow } from './RunFlow.tsx'

export interface RunBarProps {
  strategy: Strategy
  detail: BacktestOnWire
  /** Of the member; a guest has none. */
  read: Read<RunTermsOnWire>
}

/** Running the strategy with own money, with what stands in the way of it. */
export function RunBar({ strategy, detail, read }: RunBarProps) {
  const { t } = useTranslation('smartStrategy')
  const isMember = useSession().current !== undefined
  const [isOpen, setIsOpen] = useState(false)
  const terms = read.data
  if (!isMember)
    return <GuestAction action={t('run.action')} title={t('guest.title')} text={t('guest.text')} />
  if (terms === undefined && read.failure !== undefined)
    return <TermsUnread failure={read.failure} read={read} />
  return (
    <>
      <Action terms={terms} onOpen={() => setIsOpen(true)} />
      <SheetSlot>
        {isOpen && terms !== undefined ? (
          <RunFlow strategy={strategy} detail={detail} terms={terms} onClose={() => setIsOpen(false)} />
        ) : null}
      </SheetSlot>
    </>
  )
}

type Obstacle = RunTermsOnWire['obstacles'][number]

interface ActionProps {
  terms: RunTermsOnWire | undefined
  onOpen: () => void
}

function Action({ terms, onOpen }: ActionProps) {
  const { t } = useTranslation('smartStrategy')
  const refusalText = useRefusalText()
  const [obstacle] = terms?.obstacles ?? []
  const way = useRunWay(obstacle)
  if (obstacle === undefined)
    return (
      <Button block disabled={terms === undefined} onClick={onOpen}>
        {t('run.action')}
      </Button>
    )
  const refusal =
    obstacle === 'RUNS_FULL' ? refuse(obstacle, { count: terms?.most ?? 0 }) : refuse(obstacle, {})
  return <ObstacleNote text={refusalText(refusal)} way={way} />
}

/** Where an obstacle is mended: own runs where they are one; undefined where only time mends it. */
function useRunWay(obstacle: Obstacle | undefined): RouteTarget | undefined {
  const standing = useStandingWay(obstacle)
  return obstacle === 'RUNS_FULL' ? { to: 'smartOrders' } : standing
}
