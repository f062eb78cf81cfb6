import { Tabs } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { RecordsTab } from './RecordsTab.tsx'
import { StockTab } from './StockTab.tsx'

/** /home/dividend: dividends that are ahead, those first that may be taken in shares, and those that one had. */
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
      {tab === 'stock' ? <StockTab /> : <RecordsTab onStock={() => setTab('stock')} />}
    </Tabs>
  )
}
