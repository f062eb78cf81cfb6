import { Box, Tabs } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { HotNews, OwnNews } from './NewsLists.tsx'
import { SimulatedMark } from '../../base/shell/SimulatedMark.tsx'

const tabs = ['hot', 'stock'] as const

/** /home/newsList: what moved the markets most, and what happened to what one watches and holds. */
export function NewsScreen() {
  const { t } = useTranslation('news')
  const [tab, setTab] = useState<(typeof tabs)[number]>('hot')
  return (
    <BackPage
      title={useTitleOf()('news')}
      trailing={
        <Box paddingInline="x2">
          <SimulatedMark />
        </Box>
      }
    >
      <Tabs
        label={t('tabs.label')}
        tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={({ value }) => setTab(value)}
      >
        {tab === 'hot' ? (
          <HotNews />
        ) : (
          <MemberOnly>
            <OwnNews />
          </MemberOnly>
        )}
      </Tabs>
    </BackPage>
  )
}
