import { Tabs } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { TrailingChip } from '../../base/pages/TrailingChip.tsx'
import { useOffered } from '../../base/shell/useOffered.ts'
import { NotOffered } from '../../parts/availability/NotOffered.tsx'
import { FollowList } from './FollowList.tsx'
import { MentorList } from './MentorList.tsx'
import { type CopyTradingParams, copyTradingTabs } from './params.ts'

/** /home/fllow: simulated mentors, and what the reader follows, which stays where the site does not offer mentors any more. */
export function CopyTradingScreen({ tab = 'mentors' }: CopyTradingParams) {
  const { t } = useTranslation('copyTrading')
  const title = useTitleOf()('copyTrading')
  const [shown, setShown] = useState(tab)
  const isMember = useSession().current !== undefined
  const isOffered = useOffered()('copyTrading')
  const mentors = isOffered ? <MentorList /> : <NotOffered area={title} />
  return (
    <BackPage title={title} trailing={<TrailingChip />}>
      <PullArea>
        {isMember ? (
          <Tabs
            label={t('tabs.label')}
            tabs={copyTradingTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
            value={shown}
            onChange={({ value }) => setShown(value)}
          >
            {shown === 'mentors' ? mentors : <FollowList onMentors={() => setShown('mentors')} />}
          </Tabs>
        ) : (
          mentors
        )}
      </PullArea>
    </BackPage>
  )
}
