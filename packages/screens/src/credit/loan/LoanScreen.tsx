import { type LoansOverview, loansList, loansOverview } from '@onelot/api-client'
import { Box, NoticeBar, Stack, Tabs } from '@onelot/ui'
import { type ReactNode, useState } from 'react'
import { firstPage } from '../../base/data/firstPage.ts'
import { type Read, useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { useOffered } from '../../base/shell/useOffered.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { useOpened } from '../../base/states/useOpened.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { useSession } from '../../base/ports/ports.ts'
import { LoanRows } from '../../parts/credit/LoanRows.tsx'
import { NotOffered } from '../../parts/availability/NotOffered.tsx'
import { BorrowBar } from './BorrowBar.tsx'
import { BorrowFlow } from './BorrowFlow.tsx'
import { CreditSkeleton } from './CreditSkeleton.tsx'
import { LoanTab } from './LoanTab.tsx'
import { RepayAction } from './RepayAction.tsx'
import { RepayFlow } from './RepayFlow.tsx'
import { RepaymentTab } from './RepaymentTab.tsx'

const tabs = ['loan', 'repayment'] as const
type Tab = (typeof tabs)[number]

/** /home/loan: what the member may borrow, how that came about, and borrowing it. */
export const LoanScreen = () => <CreditScreen first="loan" />

/** /home/loanRe: the same screen, at what is owed and paying it back. */
export const RepaymentScreen = () => <CreditScreen first="repayment" />

function CreditScreen({ first }: { first: Tab }) {
  const [tab, setTab] = useState<Tab>(first)
  const titleOf = useTitleOf()
  const isMember = useSession().current !== undefined
  const isOffered = useOffered()('loan')
  const overview = useRead(loansOverview, isMember ? {} : null)
  const found = overview.data
  const flow = useOpened<Tab>()
  return (
    <BackPage
      title={titleOf(tab)}
      trailing={<TrailingChip />}
      action={
        found === undefined ? undefined : tab === 'repayment' ? (
          found.loan?.loan === undefined || found.repayment !== undefined ? undefined : (
            <RepayAction onOpen={() => flow.open('repayment')} />
          )
        ) : isOffered && found.loan === undefined ? (
          <BorrowBar overview={found} onOpen={() => flow.open('loan')} />
        ) : undefined
      }
    >
      <MemberOnly>
        <OfMember tab={tab} onTab={setTab} overview={overview} />
        {/* Here, since the action goes once something is asked for, and its receipt stays. */}
        <SheetSlot>
          {found === undefined || !flow.isOpen ? null : flow.value === 'repayment' ? (
            <RepayFlow overview={found} onClose={flow.close} />
          ) : (
            <BorrowFlow overview={found} onClose={flow.close} />
          )}
        </SheetSlot>
      </MemberOnly>
    </BackPage>
  )
}

interface OfMemberProps {
  tab: Tab
  onTab: (tab: Tab) => void
  overview: Read<LoansOverview>
}

function OfMember({ tab, onTab, overview }: OfMemberProps) {
  const { t } = useTranslation('loan')
  const titleOf = useTitleOf()
  const list = useRead(loansList, firstPage)
  return (
    <PullArea reads={[overview, list]}>
      <NotRefreshed reads={[overview, list]} />
      <Tabs
        label={t('tabs.label')}
        tabs={tabs.map((value) => ({ value, label: titleOf(value) }))}
        value={tab}
        onChange={({ value }) => onTab(value)}
      >
        <Box padding="page" measured>
          <Loaded read={overview} skeleton={<CreditSkeleton />}>
            {(found) => (
              <Loaded read={list} skeleton={<CreditSkeleton />}>
                {({ loans }) => (
                  <Offered overview={found} hasAny={loans.length > 0}>
                    {tab === 'loan' ? (
                      <LoanTab overview={found} />
                    ) : (
                      <RepaymentTab overview={found} onToLoan={() => onTab('loan')} />
                    )}
                    <LoanRows loans={loans} />
                  </Offered>
                )}
              </Loaded>
            )}
          </Loaded>
        </Box>
      </Tabs>
    </PullArea>
  )
}

interface OfferedProps {
  overview: LoansOverview
  /** Something was borrowed or asked for once. */
  hasAny: boolean
  children: ReactNode
}

/** What was borrowed stays in reach where a site has stopped offering loans. */
function Offered({ overview, hasAny, children }: OfferedProps) {
  const { t } = useTranslation('loan')
  const titleOf = useTitleOf()
  const isOffered = useOffered()('loan')
  if (!isOffered && !hasAny && overview.loan === undefined) return <NotOffered area={titleOf('loan')} />
  return (
    <Stack gap="x6">
      {isOffered ? null : <NoticeBar>{t('stopped')}</NoticeBar>}
      {children}
    </Stack>
  )
}
