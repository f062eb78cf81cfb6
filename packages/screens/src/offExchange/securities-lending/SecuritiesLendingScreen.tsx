import {
  type LendingLoanOnWire,
  type LendingOverview,
  lendingIncome,
  lendingList,
  lendingOverview,
} from '@onelot/api-client'
import { Box, NoticeBar, Stack } from '@onelot/ui'
import type { ReactNode } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { useOffered } from '../../base/shell/useOffered.ts'
import { EmptyToMarket } from '../../base/states/EmptyToMarket.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { NotOffered } from '../../parts/availability/NotOffered.tsx'
import { AutomaticCard } from './AutomaticCard.tsx'
import { CanISell } from './CanISell.tsx'
import { Income } from './Income.tsx'
import { LendableShares } from './LendableShares.tsx'
import { LendingSkeleton } from './LendingSkeleton.tsx'
import { LentNow } from './LentNow.tsx'
import { PastLoans } from './PastLoans.tsx'
import { isRunning } from './lendingView.ts'

const loansAsked = { pageSize: 50 } as const

/** /home/blockTrade3: own shares that are lent automatically or for a term, what could be lent, and what that brings. */
export function SecuritiesLendingScreen() {
  const titleOf = useTitleOf()
  return (
    <BackPage title={titleOf('securitiesLending')} trailing={<TrailingChip />}>
      <MemberOnly>
        <OfMember />
      </MemberOnly>
    </BackPage>
  )
}

function OfMember() {
  const overview = useRead(lendingOverview, {})
  const loans = useRead(lendingList, loansAsked)
  const income = useRead(lendingIncome, {})
  return (
    <PullArea reads={[overview, loans, income]}>
      <NotRefreshed reads={[overview, loans, income]} />
      <Box padding="page" measured>
        <Loaded read={overview} skeleton={<LendingSkeleton />}>
          {(found) => (
            <Loaded read={loans} skeleton={<LendingSkeleton />}>
              {({ loans: asked }) => (
                <Parts overview={found} loans={asked}>
                  <Loaded read={income} skeleton={<LendingSkeleton part="income" />}>
                    {(record) => <Income record={record} />}
                  </Loaded>
                </Parts>
              )}
            </Loaded>
          )}
        </Loaded>
      </Box>
    </PullArea>
  )
}

interface PartsProps {
  overview: LendingOverview
  loans: readonly LendingLoanOnWire[]
  /** What lending brought. */
  children: ReactNode
}

function Parts({ overview, loans, children }: PartsProps) {
  const { t } = useTranslation('securitiesLending')
  const { shares, automatic } = overview
  const titleOf = useTitleOf()
  const isOffered = useOffered()('securitiesLending')
  const running = loans.filter(isRunning)
  // What runs goes on where a site has stopped offering it.
  if (!isOffered && running.length === 0 && !automatic.on)
    return <NotOffered area={titleOf('securitiesLending')} />
  if (shares.length === 0 && loans.length === 0 && !automatic.on)
    return <EmptyToMarket title={t('empty.title')} description={t('empty.text')} action={t('empty.action')} />
  const closed = shares.some(({ open }) => !open)
  return (
    <Stack gap="x6">
      <CanISell shares={shares} />
      {isOffered ? null : <NoticeBar>{t('stopped')}</NoticeBar>}
      {isOffered || automatic.on ? <AutomaticCard overview={overview} /> : null}
      {closed ? <NoticeBar>{t('closedMarket')}</NoticeBar> : null}
      <LentNow overview={overview} loans={running} />
      {isOffered ? <LendableShares shares={shares} /> : null}
      {children}
      <PastLoans loans={loans.filter((loan) => !isRunning(loan))} />
    </Stack>
  )
}
