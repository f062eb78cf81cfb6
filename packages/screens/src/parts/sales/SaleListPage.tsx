import type { ReactNode } from 'react'
import type { ScreenName } from '../../base/definition/routes.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { Offered } from '../availability/Offered.tsx'

export interface SaleListPageProps {
  screen: Extract<ScreenName, 'blockTrades' | 'overTheCounter' | 'placement'>
  /** Its list. */
  children: ReactNode
}

/** The page of what is sold off exchange of one kind. */
export function SaleListPage({ screen, children }: SaleListPageProps) {
  const titleOf = useTitleOf()
  return (
    <Offered screen={screen}>
      <BackPage title={titleOf(screen)} trailing={<TrailingChip />}>
        <PullArea>{children}</PullArea>
      </BackPage>
    </Offered>
  )
}
