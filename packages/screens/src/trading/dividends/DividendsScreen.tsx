import { Tabs } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { AnnouncedList } from './AnnouncedList.tsx'
import { RecordList } from './RecordList.tsx'

/** /home/dividend: dividends that are ahead, of what one holds first, and those that one had. */
export function DividendsScreen() {
  return (
    <BackPage title={useTitleOf()('dividends')}>
      <MemberOnly>
        <DividendTabs />
      </MemberOnly>
    </BackPage>
  )
}

const tabs = ['stock', 'applications'] as const

function DividendTabs() {
  const { t } = useTranslation('dividends')
  const [tab, setTab] = useState<(typeof tabs)[number]>('stock')
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      value={tab}
      onChange={({ value }) => setTab(value)}
    >
      {tab === 'stock' ? <AnnouncedList /> : <RecordList onStock={() => setTab('stock')} />}
    </Tabs>
  )
}
