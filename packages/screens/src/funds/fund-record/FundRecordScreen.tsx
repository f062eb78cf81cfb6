import { Tabs } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { Deposits, Withdrawals } from './FundRequests.tsx'
import { Movements } from './Movements.tsx'
import { SaveRecord } from './SaveRecord.tsx'
import { type FundRecordParams, type RecordTab, recordTabs } from './params.ts'
import { type FilterModel, useRecordFilter } from './useRecordFilter.ts'

/** /information/fundRecord: every movement of the member's money, and what was paid in and out, newest first, by month and day. */
export function FundRecordScreen({ position, tab: first = 'transactions' }: FundRecordParams) {
  const isMember = useSession().current !== undefined
  const [tab, setTab] = useState(position === undefined ? first : 'transactions')
  const model = useRecordFilter()
  return (
    <BackPage
      title={useTitleOf()('fundRecord')}
      trailing={isMember ? <SaveRecord tab={tab} position={position} filter={model.filter} /> : undefined}
    >
      <MemberOnly>
        <PullArea>
          {position === undefined ? (
            <RecordTabs tab={tab} onTab={setTab} model={model} />
          ) : (
            <Movements position={position} model={model} />
          )}
        </PullArea>
      </MemberOnly>
    </BackPage>
  )
}

interface RecordTabsProps {
  tab: RecordTab
  onTab: (tab: RecordTab) => void
  model: FilterModel
}

function RecordTabs({ tab, onTab, model }: RecordTabsProps) {
  const { t } = useTranslation('fundRecord')
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={recordTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      value={tab}
      onChange={({ value }) => onTab(value)}
    >
      {tab === 'transactions' ? (
        <Movements model={model} />
      ) : tab === 'deposits' ? (
        <Deposits model={model} />
      ) : (
        <Withdrawals model={model} />
      )}
    </Tabs>
  )
}
